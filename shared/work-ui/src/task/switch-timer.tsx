import { t } from '@atrium/sdk';
import { Dialog, RefField } from '@atrium/ui';
import { useTaskOffers } from './use-task-offers.js';
import { useTimer } from '../time/use-timer.js';

/** Chooses from the palette the task on which the reader's timer goes on. */
export function SwitchTimer({ onClose }: { onClose: () => void }) {
  const { start } = useTimer();
  return (
    <Dialog title={t('Switch timer to…')} onClose={onClose}>
      <RefField
        label={t('Task')}
        chosen={null}
        useOffers={useTaskOffers}
        onChoose={(task) => {
          if (!task) return;
          start(task.id);
          onClose();
        }}
      />
    </Dialog>
  );
}
