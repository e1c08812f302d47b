import fc from 'fast-check';
import { workedDays } from './worked-days.rules.js';

const KOLKATA = 'Asia/Kolkata';

test('a timer over midnight is cut in two where the person works', () => {
  // 23:30 to 01:15 in India.
  const days = workedDays(new Date('2026-06-15T18:00:00Z'), new Date('2026-06-15T19:45:00Z'), KOLKATA);
  expect(days.map(({ day, minutes }) => [day, minutes])).toEqual([
    ['2026-06-15', 30],
    ['2026-06-16', 75],
  ]);
  expect(workedDays(new Date(0), new Date(59_999), 'UTC')).toEqual([]);
});

test('the parts add up to the whole, in every zone and over changes of the clock', () => {
  const zone = fc.constantFrom(
    KOLKATA,
    'Europe/Berlin',
    'America/New_York',
    'Pacific/Apia',
    'Australia/Lord_Howe',
  );
  const from = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(from, fc.integer({ min: 1, max: 48 * 60 }), zone, (start, minutes, where) => {
      const days = workedDays(start, new Date(start.getTime() + minutes * 60_000), where);
      expect(days.reduce((sum, each) => sum + each.minutes, 0)).toBe(minutes);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    }),
  );
});
