import fc from 'fast-check';
import { parseDuration } from '@atrium/contracts';
import { dayFault } from './parse-day.rules.js';

test.each([
  ['1h 30', 90],
  ['1 h 05 min', 65],
  ['90m', 90],
  ['1.5', 90],
  ['1,5 h', 90],
  ['1:30', 90],
  ['२ घंटे', 120],
  ['1.5h 30', null],
  ['1h 75', null],
  ['90', null],
  ['soon', null],
])('the duration “%s” is %s minutes', (typed, minutes) => expect(parseDuration(typed)).toBe(minutes));

test('of no text is anything read that is not a whole number of minutes', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const minutes = parseDuration(typed);
      expect(minutes === null || (Number.isInteger(minutes) && minutes >= 0)).toBe(true);
    }),
  );
});

test('it is known why a day is none', () => {
  expect(dayFault('30 Feb 2026')).toEqual({ kind: 'day', month: '2026-02-01', days: 28 });
  expect(dayFault('05/13/2026')).toEqual({ kind: 'month', month: 13 });
  expect(dayFault('soon')).toEqual({ kind: 'words' });
});
