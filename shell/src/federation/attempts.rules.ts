import type { RemoteRelease, ResolvedRemote } from '@atrium/contracts';

/** One try at a remote: which release, and how long each of its files may take. */
export interface Attempt {
  release: RemoteRelease;
  fileLimitMs: number;
}

/** A remote is ready or its card shows after this long; what still arrives then replaces the card. */
export const READY_LIMIT_MS = 8_000;

const FIRST_MS = 3_000;
const SECOND_MS = 4_000;

/**
 * The tries of one round, in order: the release, the release once more, the last known good one. After Retry the
 * release gets the whole time in one piece, because a slow line may be all that is wrong.
 * @param round 0 at first, then the number of times that Retry was pressed
 */
export function listAttempts(remote: ResolvedRemote, round: number): Attempt[] {
  const { release, lastKnownGood } = remote;
  const limits = round === 0 ? [FIRST_MS, SECOND_MS] : [READY_LIMIT_MS];
  const attempts = limits.map((fileLimitMs) => ({ release, fileLimitMs }));
  return lastKnownGood ? [...attempts, { release: lastKnownGood, fileLimitMs: SECOND_MS }] : attempts;
}
