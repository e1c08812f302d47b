import type { RemoteRelease, ResolvedRemote } from '@atrium/contracts';

/** One attempt to load a remote: which release, and the time limit of each of its files. */
export interface Attempt {
  release: RemoteRelease;
  fileLimitMs: number;
}

/** After this time a remote is shown or its failure card is; if it still loads later, it replaces the card. */
export const READY_LIMIT_MS = 8_000;

const FIRST_MS = 3_000;
const SECOND_MS = 4_000;

/**
 * The attempts of one round, in order: the release, the release again, the last known good one. After Retry the release
 * gets all the time in one attempt, because a slow connection may be the only problem.
 * @param round 0 at first, then the number of presses of Retry
 */
export function listAttempts(remote: ResolvedRemote, round: number): Attempt[] {
  const { release, lastKnownGood } = remote;
  const limits = round === 0 ? [FIRST_MS, SECOND_MS] : [READY_LIMIT_MS];
  const attempts = limits.map((fileLimitMs) => ({ release, fileLimitMs }));
  return lastKnownGood ? [...attempts, { release: lastKnownGood, fileLimitMs: SECOND_MS }] : attempts;
}
