import { MINUTE_MS } from '../recurrence/wall-time.rules.js';
import { mergeBlocks, type Block } from './busy.rules.js';

/** The times that lie in one of each list. */
export function intersectBlocks(one: readonly Block[], other: readonly Block[]): Block[] {
  const [a, b] = [mergeBlocks(one), mergeBlocks(other)];
  return a.flatMap((mine) =>
    b
      .map((theirs) => ({ start: Math.max(mine.start, theirs.start), end: Math.min(mine.end, theirs.end) }))
      .filter(({ start, end }) => start < end),
  );
}

/** The times of the first list that lie in none of the second. */
export function subtractBlocks(from: readonly Block[], taken: readonly Block[]): Block[] {
  let left = mergeBlocks(from);
  for (const { start, end } of taken) {
    left = left.flatMap((each) =>
      start >= each.end || end <= each.start
        ? [each]
        : [
            { start: each.start, end: Math.min(start, each.end) },
            { start: Math.max(end, each.start), end: each.end },
          ].filter((part) => part.start < part.end),
    );
  }
  return left;
}

/** People meet at quarters of an hour. */
const STEP = 15 * MINUTE_MS;

/** The first times of a length that lie in one of the free ones, one after the other. */
export function firstSlots(
  free: readonly Block[],
  { minutes, from, most }: { minutes: number; from: number; most: number },
): Block[] {
  const slots: Block[] = [];
  const length = minutes * MINUTE_MS;
  for (const { start: begin, end } of mergeBlocks(free)) {
    let start = Math.ceil(Math.max(begin, from) / STEP) * STEP;
    while (slots.length < most && start + length <= end) {
      slots.push({ start, end: start + length });
      start = Math.ceil((start + length) / STEP) * STEP;
    }
  }
  return slots;
}
