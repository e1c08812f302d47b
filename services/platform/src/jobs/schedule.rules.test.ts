import { lastTick } from './schedule.rules.js';

const at = (time: string) => new Date(time);
const tick = (cron: string, zone: string, [after, upTo]: [string, string]) =>
  lastTick({ cron, zone }, { after: at(after), upTo: at(upTo) })?.toISOString() ?? null;

test.each([
  ['before it is due', '2026-11-20T00:00:00Z', '2026-11-20T21:29:59.999Z', null],
  ['at the moment', '2026-11-20T00:00:00Z', '2026-11-20T21:30:00Z', '2026-11-20T21:30:00.000Z'],
  ['late', '2026-11-20T00:00:00Z', '2026-11-20T23:10:07Z', '2026-11-20T21:30:00.000Z'],
  ['when it has been set off', '2026-11-20T21:30:00Z', '2026-11-20T23:10:07Z', null],
  [
    'after days without a worker, once',
    '2026-11-15T00:00:00Z',
    '2026-11-20T23:00:00Z',
    '2026-11-20T21:30:00.000Z',
  ],
])('three in the morning in Kolkata, %s', (_, after, upTo, expected) => {
  expect(tick('0 3 * * *', 'Asia/Kolkata', [after, upTo])).toBe(expected);
});

test('a time that a day skips or repeats ticks once', () => {
  const newYork = (cron: string, from: string, to: string) => tick(cron, 'America/New_York', [from, to]);
  expect(newYork('30 2 * * *', '2027-03-14T05:00:00Z', '2027-03-15T04:00:00Z')).toBe(
    '2027-03-14T07:00:00.000Z',
  );
  const first = newYork('30 1 * * *', '2027-11-07T04:00:00Z', '2027-11-07T06:00:00Z');
  const later = newYork('30 1 * * *', '2027-11-07T06:00:00Z', '2027-11-08T05:00:00Z');
  expect([first, later].filter(Boolean)).toHaveLength(1);
});

test('an invalid schedule is refused', () => {
  expect(() => tick('every day', 'UTC', ['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'])).toThrow();
});
