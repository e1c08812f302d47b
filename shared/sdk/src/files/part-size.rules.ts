import { FILE_PART_LIMIT } from '@atrium/contracts';

export const FIRST_PART = 256 * 1024;
/** Larger parts would lose too much when the connection is cut. */
const GOOD_MS = 3_000;
const QUICK_MS = 1_000;

/** The size of the next part, in bytes: doubled on a fast connection, halved on a slow one. */
export function nextPartSize(size: number, tookMs: number): number {
  if (tookMs < QUICK_MS) return Math.min(FILE_PART_LIMIT, size * 2);
  return tookMs > GOOD_MS ? Math.max(FIRST_PART / 4, Math.floor(size / 2)) : size;
}
