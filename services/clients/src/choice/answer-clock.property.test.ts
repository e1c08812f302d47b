import fc from 'fast-check';
import { afterWorking, momentOf, withoutOverlaps, type Span } from './answer-clock.rules.js';

const MINUTE_MS = 60_000;
const at = (minute: number) => new Date(minute * MINUTE_MS);

const spans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 1, max: 600 })), { maxLength: 8 })
  .map((given) =>
    withoutOverlaps(given.map(([from, length]): Span => ({ from: at(from), to: at(from + length) }))),
  );

/** Counts the working minutes one by one. */
function byMinutes(given: readonly Span[], from: number, minutes: number): number | null {
  let left = minutes;
  for (let minute = from; minute < 5_000; minute += 1) {
    const isWork = given.some((span) => span.from <= at(minute) && at(minute) < span.to);
    if (isWork) left -= 1;
    if (left === 0) return minute + 1;
  }
  return null;
}

test('working time is what counting minute by minute gives', () => {
  fc.assert(
    fc.property(
      spans,
      fc.integer({ min: 0, max: 3_500 }),
      fc.integer({ min: 1, max: 900 }),
      (given, from, minutes) => {
        const counted = byMinutes(given, from, minutes);
        expect(afterWorking(given, at(from), minutes)).toEqual(counted === null ? null : at(counted));
      },
    ),
    { numRuns: 200 },
  );
});

test('two hours from Monday 16:00 end on Tuesday at 11:00 with hours from 10 to 17, or after a holiday', () => {
  const hours = (date: string): Span => ({
    from: momentOf(date, '10:00', 'Asia/Kolkata'),
    to: momentOf(date, '17:00', 'Asia/Kolkata'),
  });
  const monday = momentOf('2026-06-15', '16:00', 'Asia/Kolkata');
  const due = afterWorking(['2026-06-15', '2026-06-16', '2026-06-17'].map(hours), monday, 120);
  expect(due).toEqual(momentOf('2026-06-16', '11:00', 'Asia/Kolkata'));
  const later = afterWorking(['2026-06-15', '2026-06-17'].map(hours), monday, 120);
  expect(later).toEqual(momentOf('2026-06-17', '11:00', 'Asia/Kolkata'));
});
