import { dayIn, wallClock } from './wall-clock.js';

test.each([
  ['2026-11-20T18:30:05Z', 'Asia/Kolkata', '2026-11-21T00:00:05'],
  ['2026-11-20T18:30:05Z', 'America/New_York', '2026-11-20T13:30:05'],
  // Clocks go back at 01:00 UTC, so the same hour occurs twice.
  ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00'],
  ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25T02:30:00'],
  ['2026-12-31T23:59:59Z', 'Pacific/Kiritimati', '2027-01-01T13:59:59'],
])('at %s the clocks of %s show %s', (at, zone, shown) => {
  expect(wallClock(new Date(at), zone).toISOString()).toBe(`${shown}.000Z`);
  expect(dayIn(new Date(at), zone)).toBe(shown.slice(0, 10));
});
