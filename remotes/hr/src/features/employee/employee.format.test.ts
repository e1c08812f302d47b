import { sayTenure } from './employee.format.js';

test.each([
  ['2024-02-05', null, '2 years 9 months'],
  ['2024-11-27', null, '2 years'],
  ['2024-11-28', null, '1 year 11 months'],
  ['2026-10-27', null, '1 month'],
  ['2026-10-28', null, null],
  ['2027-01-01', null, null],
  ['2020-01-01', '2021-03-01', '1 year 2 months'],
  ['2020-01-01', '2026-12-31', '6 years 10 months'],
])('who joined on %s and leaves on %s has been here for %s', (joiningDate, lastWorkingDay, said) => {
  expect(sayTenure({ joiningDate, lastWorkingDay }, '2026-11-27')).toBe(said);
});
