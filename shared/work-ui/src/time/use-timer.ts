import type { SetTimer, Timer } from '@atrium/contracts';
import { t, toast, useStep } from '@atrium/sdk';
import { sayStopped } from './stopped.format.js';
import { useResumeTimerMutation, useSetTimerMutation } from './time.api.js';

/** Starts the reader's timer on a task, or stops it; what it ended is told, and can run on. */
export function useTimer() {
  const [set] = useSetTimerMutation();
  const [resume] = useResumeTimerMutation();
  const { take, busy } = useStep();
  const undo = () =>
    void take({
      work: () => resume().unwrap(),
      done: t('The timer runs'),
      failed: t('This could not be undone'),
    });
  const tell = ({ stopped }: Timer) => {
    if (!stopped) toast.success(t('The timer runs'));
    else toast(sayStopped(stopped), { action: { label: t('Undo'), onPress: undo } });
  };
  const change = (wanted: SetTimer) => void take({ work: async () => tell(await set(wanted).unwrap()) });
  return {
    start: (taskId: string) => change({ taskId }),
    stop: () => change({ taskId: null }),
    /** At the moment when the reader clocked out. */
    stopAtLeaving: () => change({ taskId: null, atLeaving: true }),
    busy,
  };
}
