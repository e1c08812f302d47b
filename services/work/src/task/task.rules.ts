import { isClosed, TASK, type TaskStage } from '@atrium/contracts';
import { AppError } from '@atrium/platform';

interface Stamps {
  startedAt: Date | null;
  doneAt: Date | null;
}

/** Entering progress notes the start once; entering done notes the end, leaving it forgets it. */
export function stampsOf(stage: TaskStage, { startedAt, doneAt }: Stamps, now: Date): Stamps {
  return {
    startedAt: startedAt ?? (stage === 'in_progress' ? now : null),
    doneAt: stage === 'done' ? (doneAt ?? now) : null,
  };
}

/** A closed task has no open part. @throws {AppError} TASK_PARENT_CLOSED */
export function refuseClosedParent(
  { number, stage: above }: { number: string; stage: TaskStage },
  stage: TaskStage,
): void {
  if (isClosed(stage) || !isClosed(above)) return;
  throw new AppError(TASK.errors.TASK_PARENT_CLOSED, {
    message: `Open ${number} first: it is closed.`,
  });
}

/** @throws {AppError} TASK_DUE_FIRST */
export function refuseDates({ startOn, dueOn }: { startOn: string | null; dueOn: string | null }): void {
  if (!startOn || !dueOn || dueOn >= startOn) return;
  const { TASK_DUE_FIRST } = TASK.errors;
  throw new AppError(TASK_DUE_FIRST, { fields: { dueOn: TASK_DUE_FIRST.message } });
}
