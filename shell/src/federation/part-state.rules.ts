import type { ComponentType } from 'react';
import type { Attempt } from './attempts.rules.js';
import type { RemoteLoadError } from './remote-load-error.js';

/** The loading state of a part of a remote. */
export interface PartState {
  /** Number of presses of Retry. */
  round: number;
  attempts: Attempt[];
  /** Index of the attempt being made, or of the successful one. */
  step: number;
  component: ComponentType | null;
  /** The first failure of the round: the one of the release itself, not of the last known good one. */
  error: RemoteLoadError | null;
  /** Every attempt has failed. */
  failed: boolean;
  /** The time limit has passed while an attempt is still being made. */
  late: boolean;
}

export type PartChange =
  | { type: 'loaded'; component: ComponentType }
  | { type: 'failed'; error: RemoteLoadError; wasShown: boolean }
  | { type: 'late' }
  | { type: 'retried'; attempts: Attempt[] };

export function beginRound(attempts: Attempt[], round: number): PartState {
  return { round, attempts, step: 0, component: null, error: null, failed: false, late: false };
}

function fail(state: PartState, error: RemoteLoadError, wasShown: boolean): PartState {
  const next = { ...state, component: null, error: state.error ?? error };
  const isLast = state.step + 1 >= state.attempts.length;
  return isLast || wasShown ? { ...next, failed: true } : { ...next, step: state.step + 1 };
}

/**
 * A failure leads to the next attempt and, after the last, to the card; a first render that throws counts as a failure.
 * An error after the part was shown leads to the card at once, because a silent restart would lose the person's work.
 */
export function changePart(state: PartState, change: PartChange): PartState {
  switch (change.type) {
    case 'loaded':
      return { ...state, component: change.component, late: false };
    case 'failed':
      return fail(state, change.error, change.wasShown);
    case 'late':
      return { ...state, late: true };
    case 'retried':
      return beginRound(change.attempts, state.round + 1);
  }
}
