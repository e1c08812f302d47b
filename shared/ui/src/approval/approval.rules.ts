import type { ApprovalStep } from './approval.types.js';

export interface Standing {
  state: 'waiting' | 'approved' | 'declined';
  /** Index of the step that is asked now, or -1 when all is decided. */
  at: number;
}

/** Where a request stands: one step declines all of it, and the first undecided step is the one asked. */
export function standingOf(steps: readonly ApprovalStep[]): Standing {
  if (steps.some(({ state }) => state === 'declined')) return { state: 'declined', at: -1 };
  const at = steps.findIndex(({ state }) => state === 'waiting');
  return { state: at < 0 ? 'approved' : 'waiting', at };
}
