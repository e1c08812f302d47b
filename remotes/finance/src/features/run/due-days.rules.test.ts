import { dueDays } from './due-days.rules.js';

test.each([
  ['2026-06', '2026-07-07', '2026-07-15'],
  ['2026-12', '2027-01-07', '2027-01-15'],
  ['2027-03', '2027-04-30', '2027-04-15'],
])('what is deducted in %s is due on %s and %s', (month, tax, funds) => {
  expect(dueDays(month)).toEqual({ tax, funds });
});
