import { lastMonths, rangeBefore } from './overview-range.rules.js';

test.each([
  ['the first days of a month', ['2026-06-01', '2026-06-12'], ['2026-05-01', '2026-05-12']],
  ['a whole month', ['2026-06-01', '2026-06-30'], ['2026-05-01', '2026-05-31']],
  ['days that the month before lacks', ['2026-03-01', '2026-03-30'], ['2026-02-01', '2026-02-28']],
  ['February of a leap year', ['2028-02-01', '2028-02-29'], ['2028-01-01', '2028-01-31']],
  ['a week', ['2026-06-08', '2026-06-14'], ['2026-06-01', '2026-06-07']],
])('%s is compared with the same before', (_, [from = '', to = ''], [before = '', until = '']) => {
  expect(rangeBefore({ from, to })).toEqual({ from: before, to: until });
});

test.each([
  ['quarter', ['2026-10-01', '2026-11-27'], ['2026-07-01', '2026-08-27']],
  ['quarter', ['2026-01-01', '2026-03-31'], ['2025-10-01', '2025-12-31']],
  ['quarter', ['2026-04-01', '2026-05-31'], ['2026-01-01', '2026-02-28']],
  ['year', ['2026-01-01', '2026-11-27'], ['2025-01-01', '2025-11-27']],
  ['year', ['2028-01-01', '2028-02-29'], ['2027-01-01', '2027-02-28']],
  ['year', ['2026-01-01', '2026-12-31'], ['2025-01-01', '2025-12-31']],
] as const)('a %s is compared day for day', (unit, [from, to], [before, until]) => {
  expect(rangeBefore({ from, to }, unit)).toEqual({ from: before, to: until });
});

test('the twelve months up to a day', () => {
  expect([lastMonths('2026-02-10')[0], lastMonths('2026-02-10')[11]]).toEqual(['2025-03', '2026-02']);
});
