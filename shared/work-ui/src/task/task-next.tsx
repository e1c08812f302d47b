import type { Task } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { nameOfStage } from '../flow/stage.format.js';
import { useStageChange } from './use-stage-change.js';

/** What is next with a task: the stage after its own. */
export default function TaskNext({ task }: { task: Task }) {
  const { stages, change, busy } = useStageChange(task);
  const here = stages.findIndex(({ id }) => id === task.flowStage);
  const next = here < 0 ? undefined : stages[here + 1];
  // A task that is done or given up goes nowhere by itself.
  if (!task.mayChange || !next || next.type === 'cancelled' || stages[here]?.type === 'done') return null;
  return (
    <Button size="sm" variant="primary" icon="arrow-right" busy={busy} onClick={() => void change(next)}>
      {t('Move to {stage}', { stage: nameOfStage(next.label, next.type) })}
    </Button>
  );
}
