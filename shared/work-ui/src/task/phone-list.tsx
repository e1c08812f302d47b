import { isClosed, addDays, type Task } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';
import { todayHere } from '../day/here.js';
import { sayStage } from '../flow/stage.format.js';
import { nameOfTask } from '../parts/task-name.format.js';
import { useChangeTasksMutation, useUndoTasksMutation } from './task.api.js';

const WEEK = 6;

/** Under which heading a task stands on a phone, by its due day. */
export function groupOfDue({ dueOn }: Pick<Task, 'dueOn'>, today: string): string {
  if (dueOn === null) return t('No date');
  if (dueOn < today) return t('Overdue');
  if (dueOn === today) return t('Today');
  return dueOn <= addDays(today, WEEK) ? t('This week') : t('Later');
}

/** What is closed is not overdue: it stands under its stage. */
export const groupOfTask = (task: Task): string =>
  isClosed(task.stage) ? sayStage(task) : groupOfDue(task, todayHere());

/** One press under the thumb that completes a task, with Undo. */
export function TickTask({ task }: { task: Task }) {
  const [change] = useChangeTasksMutation();
  const [undo] = useUndoTasksMutation();
  const { take, busy } = useStep();
  if (!task.mayChange || isClosed(task.stage)) return null;
  const name = nameOfTask(task);
  const complete = async () => {
    const order = { change: { kind: 'stage', stage: 'done' }, ids: [task.id], matching: null } as const;
    const report = await change({ ...order, ids: [...order.ids] }).unwrap();
    const refusal = report.rows[0]?.refusal;
    if (refusal) throw new Error(refusal);
    return report;
  };
  return (
    <IconButton
      icon="check"
      label={t('Complete {name}', { name })}
      disabled={busy}
      onClick={() =>
        void take({
          work: complete,
          done: t('{name} completed', { name }),
          undo: (report) => undo({ undo: report.undo }).unwrap(),
        })
      }
    />
  );
}
