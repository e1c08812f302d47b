import fc from 'fast-check';
import { WEEKDAYS } from '../calendar/recurrence/repeat-rule.types.js';
import { MINUTE_MS } from '../calendar/recurrence/wall-time.rules.js';

/** Around clock changes, leap day and the ends of months. */
const FIRST_DAYS = ['2026-03-01', '2026-10-18', '2026-01-31', '2024-02-26', '2026-08-24'];
const ZONES = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', null];

const time = fc.nat(95).map((quarter) => quarter * 15 * MINUTE_MS);
const weekdays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 4 });

/** Rules that move by days without a question. */
const movable = fc
  .tuple(fc.constantFrom('DAILY', 'WEEKLY'), fc.option(weekdays), fc.constantFrom(1, 1, 2, 3))
  .map(([freq, days, interval]) => {
    const byDay = days ? `;BYDAY=${days.join(',')}` : '';
    return `FREQ=${freq};INTERVAL=${String(interval)}${byDay}`;
  });
const numbered = fc.constantFrom(
  ...['FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYDAY=2TU', 'FREQ=MONTHLY;BYMONTHDAY=1,31'],
  ...['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU'],
);
const pattern = fc.oneof({ weight: 4, arbitrary: movable }, { weight: 1, arbitrary: numbered });
const end: fc.Arbitrary<{ count?: number; days?: number }> = fc.oneof(
  fc.record({ count: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ days: fc.integer({ min: 1, max: 200 }) }),
  fc.constant({}),
);

const step = fc.record({
  part: fc.nat(20),
  at: fc.nat(25),
  inUtc: fc.boolean(),
  action: fc.constantFrom('change', 'change', 'change', 'delete'),
  scope: fc.constantFrom('this', 'this', 'this', 'following', 'following', 'all'),
  days: fc.constantFrom(0, 0, 0, 1, -1, 2),
  time: fc.option(time),
  moves: fc.boolean(),
  length: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 1 }),
  title: fc.option(fc.constantFrom('One', 'Two', 'Three')),
  rule: fc.option(fc.record({ pattern: movable, end }), { freq: 1 }),
});

/** A series and what is done to it. */
export const seriesHistory = fc.record({
  timezone: fc.constantFrom(...ZONES),
  firstDay: fc.constantFrom(...FIRST_DAYS),
  time,
  rule: fc.record({ pattern, end }),
  /** Which instances are excluded from the beginning, and on which days after the first there are extra ones. */
  excluded: fc.uniqueArray(fc.nat(12), { maxLength: 3 }),
  extra: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 2 }),
  steps: fc.array(step, { minLength: 1, maxLength: 8, size: 'max' }),
});

type ValueOf<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type SeriesHistory = ValueOf<typeof seriesHistory>;
export type HistoryStep = ValueOf<typeof step>;
