import fc from 'fast-check';
import { readAmount, typeAmount } from './parse-amount.rules.js';
import { dayFault } from './parse-day.rules.js';
import { parseDuration } from '@atrium/contracts';

test.each([
  ['1,02,62,480', 1026248000],
  ['10,262,480.5', 1026248050],
  ['₹ 18,60,000', 186000000],
  ['Rs. 500/-', 50000],
  ['−12.34', -1234],
  ['٣٫٥', 350],
  ['१,००,०००', 10000000],
  ['0', 0],
])('the amount “%s” is %s paise', (typed, minor) => expect(readAmount(typed, 2)).toEqual({ minor }));

test.each([
  ['1,0,2', 'commas'],
  ['12,34', 'commas'],
  ['1,02,480,', 'commas'],
  ['1.005', 'decimals'],
  ['lots', 'words'],
  ['', 'words'],
  ['12 x 3', 'words'],
  ['9'.repeat(14), 'long'],
])('the amount “%s” is refused for its %s', (typed, fault) =>
  expect(readAmount(typed, 2)).toEqual({ fault }),
);

test('what stands in the field is read as the same amount', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom(0, 2, 3),
      fc.constantFrom('indian', 'thousands'),
      (minor, places, way) => {
        expect(readAmount(typeAmount(minor, places, way), places)).toEqual({ minor });
      },
    ),
  );
  expect(typeAmount(1026248000, 2, 'indian')).toBe('1,02,62,480');
});

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
