import { countryOfZone } from './zone-country.rules.js';

test.each([
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Europe/London', 'GB'],
  ['Asia/Dubai', 'AE'],
  ['America/New_York', 'US'],
  ['UTC', null],
  ['Nowhere/Else', null],
])('%s is of %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});
