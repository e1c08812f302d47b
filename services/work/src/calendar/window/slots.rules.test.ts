import fc from 'fast-check';
import { firstSlots, intersectBlocks, subtractBlocks } from './slots.rules.js';

const QUARTER = 15 * 60_000;
const minutes = fc.tuple(fc.nat(60), fc.nat(60)).filter(([a, b]) => a !== b);
const blocks = fc.array(
  minutes.map(([a, b]) => ({ start: Math.min(a, b) * QUARTER, end: Math.max(a, b) * QUARTER })),
  { maxLength: 5 },
);
const holds = (list: readonly { start: number; end: number }[], at: number): boolean =>
  list.some(({ start, end }) => start <= at && at < end);

test('each quarter of an hour is free exactly when all are at work and nobody is busy', () => {
  fc.assert(
    fc.property(blocks, blocks, blocks, (mine, theirs, busy) => {
      const free = subtractBlocks(intersectBlocks(mine, theirs), busy);
      for (let at = 0; at < 62 * QUARTER; at += QUARTER)
        expect(holds(free, at)).toBe(holds(mine, at) && holds(theirs, at) && !holds(busy, at));
      const slots = firstSlots(free, { minutes: 30, from: QUARTER, most: 3 });
      for (const { start, end } of slots) {
        expect([end - start, start >= QUARTER]).toEqual([2 * QUARTER, true]);
        expect([holds(free, start), holds(free, end - QUARTER)]).toEqual([true, true]);
      }
    }),
    { numRuns: 60 },
  );
});
