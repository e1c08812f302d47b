import { addDays, daysBetween } from '@atrium/contracts';
import fc from 'fast-check';
import { hitBars, placeBar, shiftBar, timelineRows, timelineSpan } from './bars.rules.js';
import type { TimelineBar } from './timeline.types.js';

const START = '2026-06-01';
const bar = (id: string, from: number, days: number, after: string[] = []): TimelineBar => ({
  id,
  name: id,
  after,
  from: addDays(START, from),
  to: addDays(START, from + days - 1),
});

test('a bar lies at its days', () => {
  const span = timelineSpan([bar('a', 0, 3)], START);
  expect(placeBar(bar('a', 0, 3), span, 10)).toEqual({ start: 70, width: 30 });
});

test('of a bar that ends or begins in another age only the years around today are drawn, up to the edge', () => {
  const far = { ...bar('a', 0, 3), from: '0026-06-01', to: '2999-06-01' };
  const span = timelineSpan([far], START);
  const days = daysBetween(span.from, span.to) + 1;
  expect(days).toBeLessThan(2500);
  expect(placeBar(far, span, 10)).toEqual({ start: 0, width: days * 10 });
  const beyond = { ...far, from: '2998-06-01' };
  expect(placeBar(beyond, span, 10)).toEqual({ start: (days - 1) * 10, width: 10 });
});

test('a bar keeps its length when moved and lasts at least a day when resized', () => {
  const days = fc.integer({ min: -40, max: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), days, (length, by) => {
      const one = bar('a', 0, length);
      const moved = shiftBar(one, 'whole', by);
      expect(daysBetween(moved.from, moved.to)).toBe(length - 1);
      expect(daysBetween(one.from, moved.from)).toBe(by);
      for (const grip of ['from', 'to'] as const) {
        const sized = shiftBar(one, grip, by);
        expect(sized.from <= sized.to).toBe(true);
      }
    }),
  );
});

test('what waits for a moved bar goes behind it, and what waits for that behind it', () => {
  const bars = [bar('a', 0, 3), bar('b', 3, 2, ['a']), bar('c', 5, 1, ['b']), bar('d', 30, 1, ['c'])];
  const hit = hitBars(bars, 'a', shiftBar(bars[0]!, 'to', 2));
  expect([...hit]).toEqual([
    ['b', { from: '2026-06-06', to: '2026-06-07' }],
    ['c', { from: '2026-06-08', to: '2026-06-08' }],
  ]);
});

test('a heading stands before the bars of its group, with the days of all of them', () => {
  const group = { key: 'p', name: 'Website' };
  const bars = [{ ...bar('a', 3, 3), group }, { ...bar('b', 0, 2), group }, bar('c', 9, 1)];
  expect(timelineRows(bars)).toEqual([
    { group, days: { from: '2026-06-01', to: '2026-06-06' }, count: 2 },
    { bar: bars[0] },
    { bar: bars[1] },
    { bar: bars[2] },
  ]);
});

test('a fixed bar stays, and bars that wait for each other end the search', () => {
  const fixed = { ...bar('b', 3, 1, ['a']), fixed: true };
  expect(hitBars([bar('a', 0, 3), fixed], 'a', bar('a', 2, 3)).size).toBe(0);
  const circle = [bar('a', 0, 3, ['c']), bar('b', 3, 1, ['a', 'c']), bar('c', 4, 1, ['b'])];
  expect(hitBars(circle, 'a', bar('a', 9, 3)).size).toBe(2);
});

test('after a move and its hits no chain begins before what it waits for', () => {
  const chain = fc.array(fc.record({ gap: fc.nat(4), days: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 2,
    maxLength: 8,
  });
  fc.assert(
    fc.property(chain, fc.integer({ min: -5, max: 30 }), (parts, by) => {
      let at = 0;
      const bars = parts.map(({ gap, days }, index) => {
        const one = bar(String(index), at + gap, days, index > 0 ? [String(index - 1)] : []);
        at += gap + days;
        return one;
      });
      const changed = shiftBar(bars[0]!, 'whole', by);
      const hit = new Map(hitBars(bars, '0', changed)).set('0', changed);
      const after = bars.map((one) => hit.get(one.id) ?? one);
      for (const [index, one] of after.entries())
        if (index > 0) expect(one.from > after[index - 1]!.to).toBe(true);
    }),
  );
});
