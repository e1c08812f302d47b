import { t, tellFailure, toast, type CommandModule } from '@atrium/sdk';
import { timeApi } from './time.api.js';
import { sayStopped } from './stopped.format.js';

/** Stops the reader's running timer from the palette; the stop can be taken back. What the server refuses is thrown. */
export const stopTimer: CommandModule['default'] = async (store) => {
  const { setTimer, resumeTimer } = timeApi.endpoints;
  const { stopped } = await store.dispatch(setTimer.initiate({ taskId: null })).unwrap();
  if (!stopped) {
    toast(t('No timer is running.'));
    return;
  }
  const undo = () => {
    store
      .dispatch(resumeTimer.initiate())
      .unwrap()
      .then(
        () => toast.success(t('The timer runs')),
        (reason: unknown) => tellFailure(t('This could not be undone'), reason),
      );
  };
  toast(sayStopped(stopped), { action: { label: t('Undo'), onPress: undo } });
};
