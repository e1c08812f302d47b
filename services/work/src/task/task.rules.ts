import type { TaskStage } from '@atrium/contracts';

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
