import { addDays } from '@atrium/contracts';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readRule, writeRule } from '../calendar/recurrence/repeat-rule.rules.js';
import type { RepeatRule } from '../calendar/recurrence/repeat-rule.types.js';
import { ruleDays } from '../calendar/recurrence/rule-days.rules.js';
import { repeatRules } from '../testing/rule-text.factory.js';
import { slowDays } from '../testing/slow-repeat.rules.js';
import { comingDay, dueOn, type Repeating } from './repeat-days.rules.js';

const RUNS = process.env['ATRIUM_TEST_FULL'] === '1' ? 2_000 : 50;
const DAYS = 120;
const DAY_MS = 86_400_000;
const numberOf = (day: string): number => Date.parse(day) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Says of months or years only how many. */
const isBare = ({ freq, byDay, byMonth, byMonthDay, byYearDay, byWeekNo }: RepeatRule): boolean =>
  (freq === 'MONTHLY' || freq === 'YEARLY') &&
  [byDay, byMonth, byMonthDay, byYearDay, byWeekNo].every((part) => part.length === 0);

/** So many months later; where that month is too short, on its last day. */
function slowNext({ freq, interval }: RepeatRule, closed: string): number {
  const from = new Date(Date.parse(closed));
  const months = freq === 'YEARLY' ? interval * 12 : interval;
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), last)) / DAY_MS;
}

interface Life {
  rule: RepeatRule;
  first: number;
  skipWhileOpen: boolean;
  /** Of each day from the first: whether the job runs, and whether the open task is closed on it. */
  days: { runs: boolean; closes: boolean }[];
}
const lives: fc.Arbitrary<Life> = fc
  .record({
    rule: fc
      .tuple(repeatRules, fc.option(fc.integer({ min: 2, max: 12 }), { freq: 2 }))
      .map(([rule, count]) => ({ ...rule, count })),
    first: fc.integer({ min: 18_000, max: 20_000 }),
    skipWhileOpen: fc.boolean(),
    days: fc.array(
      fc.record({
        runs: fc.oneof({ arbitrary: fc.constant(true), weight: 4 }, fc.boolean()),
        closes: fc.oneof({ arbitrary: fc.constant(false), weight: 4 }, fc.boolean()),
      }),
      { minLength: DAYS, maxLength: DAYS },
    ),
  })
  // Rules that hardly ever happen say nothing.
  .filter(({ rule, first }) => [...ruleDays(rule, first, { from: first, to: first + DAYS })].length > 2);

interface Made {
  day: string;
  missed: number;
  /** The day on which it was made, and whether the one before was open then. */
  on: string;
  beside: boolean;
}

/** What the job makes of a repeat in the course of its days, the first task aside. */
function live({ rule, first, skipWhileOpen, days }: Life, mode: Repeating['mode']) {
  const start = dayOf(first);
  const begun = { rule: writeRule(rule), mode, startOn: start, skipWhileOpen, lastOn: start, made: 1 };
  const now: { state: Repeating; active: boolean } = {
    state: { ...begun, nextOn: null, closedOn: null },
    active: true,
  };
  let skipped = 0;
  const made: Made[] = [];
  const take = ({ nextOn, ended }: { nextOn: string | null; ended: boolean }) => {
    now.state = { ...now.state, nextOn };
    now.active = !ended;
  };
  take(comingDay(now.state, start));
  const closings: { of: string; on: string }[] = [];
  for (const [at, { runs, closes }] of days.entries()) {
    const today = dayOf(first + at);
    if (runs && now.active) {
      const due = dueOn(now.state, today);
      skipped += due.missed;
      if (due.make) {
        made.push({ ...due.make, on: today, beside: now.state.closedOn === null });
        now.state = { ...now.state, lastOn: due.make.day, made: now.state.made + 1, closedOn: null };
      }
      take(due);
    }
    if (!closes || now.state.closedOn !== null) continue;
    now.state = { ...now.state, closedOn: today };
    closings.push({ of: now.state.lastOn, on: today });
    if (mode === 'completion' && now.active) take(comingDay(now.state, today));
  }
  return { made, skipped, closings, lastRun: days.findLastIndex(({ runs }) => runs) };
}

test(`${String(RUNS)} repeats on fixed days: each day of the rule counts once, in a task of its own or as missed`, () => {
  let tasks = 0;
  fc.assert(
    fc.property(lives, (life) => {
      const { made, skipped, lastRun } = live(life, 'calendar');
      const { rule, first, skipWhileOpen } = life;
      const days = made.map(({ day }) => day);
      assert.deepEqual(days, [...new Set(days)].toSorted(), 'never two of one day, and in order');
      assert.equal(new Set(made.map(({ on }) => on)).size, made.length, 'never two at once');
      const slow = slowDays(rule, first, first + lastRun + 1).filter((day) => day > first);
      for (const { day, on } of made) {
        assert.ok(slow.includes(numberOf(day)), `${day} is a day of the rule`);
        assert.equal(
          numberOf(day),
          slow.findLast((each) => each <= numberOf(on)),
          'it is of the latest day',
        );
      }
      const counted = made.reduce((sum, { missed }) => sum + 1 + missed, skipped);
      assert.equal(counted, slow.length, writeRule(rule));
      if (skipWhileOpen)
        assert.ok(
          made.every(({ beside }) => !beside),
          'no second open one',
        );
      else assert.equal(skipped, 0);
      tasks += made.length;
    }),
    { numRuns: RUNS },
  );
  expect(tasks).toBeGreaterThan(RUNS);
});

test(`${String(RUNS)} repeats after completion: one open task at a time, on the first day of the rule counted from the end`, () => {
  let tasks = 0;
  fc.assert(
    fc.property(lives, (life) => {
      const { made, closings } = live(life, 'completion');
      const { rule } = life;
      const days = made.map(({ day }) => day);
      assert.deepEqual(days, [...new Set(days)].toSorted());
      for (const [at, { day, missed, on, beside }] of made.entries()) {
        const { on: closed } = closings[at] ?? assert.fail('it was made before the one before was closed');
        const from = numberOf(closed);
        const next = isBare(rule)
          ? slowNext(rule, closed)
          : slowDays({ ...rule, count: null }, from, from + DAYS * 2)[1];
        assert.deepEqual([beside, missed, numberOf(day)], [false, 0, next], writeRule(rule));
        assert.ok(on >= day && day >= addDays(closed, 1));
      }
      if (rule.count !== null) assert.ok(made.length < rule.count);
      tasks += made.length;
    }),
    { numRuns: RUNS },
  );
  expect(tasks).toBeGreaterThan(RUNS);
});

test.each([
  ['FREQ=MONTHLY;INTERVAL=3', '2026-11-30', '2027-02-28'],
  ['FREQ=MONTHLY', '2027-01-31', '2027-02-28'],
  ['FREQ=MONTHLY', '2028-01-30', '2028-02-29'],
  ['FREQ=MONTHLY', '2027-02-28', '2027-03-28'],
  ['FREQ=MONTHLY', '2027-03-31', '2027-04-30'],
  ['FREQ=YEARLY', '2028-02-29', '2029-02-28'],
  ['FREQ=YEARLY;INTERVAL=4', '2028-02-29', '2032-02-29'],
  ['FREQ=YEARLY', '2027-03-31', '2028-03-31'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2027-01-31', '2027-02-28'],
])('%s after %s: %s', (rule, closedOn, next) => {
  const begun = { rule, startOn: closedOn, lastOn: closedOn, made: 1, skipWhileOpen: false, nextOn: null };
  expect(comingDay({ ...begun, mode: 'completion', closedOn }, closedOn).nextOn).toBe(next);
});

test('counted from any day, a rule of months or years has each of its days, the last one where a month is short', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('MONTHLY', 'YEARLY'),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 18_000, max: 22_000 }),
      (freq, interval, at) => {
        const closedOn = dayOf(at);
        const rule = `FREQ=${freq};INTERVAL=${String(interval)}`;
        const begun = { rule, startOn: closedOn, lastOn: closedOn, made: 1, skipWhileOpen: false };
        const { nextOn } = comingDay({ ...begun, mode: 'completion', nextOn: null, closedOn }, closedOn);
        assert.equal(numberOf(nextOn ?? ''), slowNext(readRule(rule), closedOn), `${rule} after ${closedOn}`);
      },
    ),
    { numRuns: RUNS },
  );
});
