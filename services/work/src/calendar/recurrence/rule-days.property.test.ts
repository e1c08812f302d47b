import assert from 'node:assert/strict';
import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { repeatRules } from '../../testing/rule-text.factory.js';
import { slowDays } from '../../testing/slow-repeat.rules.js';
import { writeRule } from './repeat-rule.rules.js';
import type { RepeatRule } from './repeat-rule.types.js';
import { ruleDays } from './rule-days.rules.js';
import { followsFirst } from './rule-fit.rules.js';
import { DAY_MS } from './wall-time.rules.js';

const RUNS = process.env['ATRIUM_TEST_FULL'] === '1' ? 5_000 : 200;

/** From 1970 to 2025, with windows up to four years after the start. */
const spans = fc
  .record({
    first: fc.nat(20_000),
    far: fc.constantFrom(0, 1, 31, 366, 900, 1_461),
    length: fc.integer({ min: 1, max: 800 }),
  })
  .map(({ first, far, length }) => ({ first, from: first + far, to: first + far + length }));

test(`${String(RUNS)} random rules have exactly the days that fit them one by one`, () => {
  let found = 0;
  fc.assert(
    fc.property(repeatRules, spans, (rule, { first, from, to }) => {
      const days = [...ruleDays(rule, first, { from, to })];
      const slow = slowDays(rule, first, to).filter((day) => day >= from && day > first);
      assert.deepEqual(
        days.filter((day) => day > first),
        slow,
        writeRule(rule),
      );
      found += days.length;
    }),
    { numRuns: RUNS },
  );
  // Guards against rules of which hardly one ever happens.
  expect(found).toBeGreaterThan(RUNS / 4);
});

test(`${String(RUNS)} random rules have the same days as in rrule-temporal`, () => {
  fc.assert(
    fc.property(repeatRules.filter(isAgreed), spans, (rule, { first, from, to }) => {
      const start = new Date(first * DAY_MS).toISOString().replace(/[-:]|\.000/g, '');
      const library = new RRuleTemporal({
        rruleString: `DTSTART:${start}\nRRULE:${writeRule(rule)}`,
        maxIterations: 1e6,
      });
      const theirs = library
        .between(new Date(from * DAY_MS), new Date((to - 1) * DAY_MS), true)
        .map(({ epochMilliseconds }) => epochMilliseconds / DAY_MS);
      assert.deepEqual([...ruleDays(rule, first, { from, to })], theirs, writeRule(rule));
    }),
    { numRuns: RUNS },
  );
});

/**
 * rrule-temporal 2.2.8 misreads some yearly rules: it passes over plain weekdays beside numbered ones, joins days of the
 * month and of the year, week numbers and numbered weekdays instead of intersecting them, and takes a weekday that only
 * the start names from the window. With an interval it also counts years of the calendar where a rule of week numbers
 * counts the years of the weeks: a start on 30 December may belong to week 1 of the next year.
 */
function isAgreed(rule: RepeatRule): boolean {
  if (rule.freq !== 'YEARLY') return true;
  const isNumbered = rule.byDay.some(({ nth }) => nth !== null);
  const isMixed = isNumbered && rule.byDay.some(({ nth }) => nth === null);
  const lists = [rule.byMonthDay, rule.byYearDay, rule.byWeekNo].map(({ length }) => length > 0);
  const isOpenWeek = rule.byWeekNo.length > 0 && (followsFirst(rule) || rule.interval > 1);
  return !isMixed && !isOpenWeek && [...lists, isNumbered].filter(Boolean).length < 2;
}
