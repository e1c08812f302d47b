import type { EmailChoice } from '@atrium/contracts';
import fc from 'fast-check';
import { isQuiet, mailTime, type MailHours } from './mail-time.rules.js';
import { minuteOfDay, nextAt, wallClock } from './zoned-time.rules.js';

const RUNS = process.env['ATRIUM_TEST_FULL'] === '1' ? 20_000 : 400;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Zones with every kind of clock change: one hour, half an hour, at midnight, a whole day, none. */
const zones = fc.constantFrom(
  ...['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'America/Santiago'],
  ...['Asia/Kolkata', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'],
);
const moments = fc
  .integer({ min: Date.UTC(2011, 0) / MINUTE, max: Date.UTC(2028, 0) / MINUTE })
  .map((minute) => new Date(minute * MINUTE));
/** Every second moment is within two hours of a clock change in Berlin or New York. */
const changes = fc
  .tuple(
    fc.constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-03-08T07:00Z', '2026-11-01T06:00Z'),
    fc.integer({ min: -120, max: 120 }),
  )
  .map(([change, minutes]) => new Date(Date.parse(change) + minutes * MINUTE));
const nows = fc.oneof(moments, changes);
const minutes = fc.integer({ min: 0, max: 1439 });
const times = minutes.map(
  (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
);
const quiets = fc.record({ from: times, to: times }).filter(({ from, to }) => from !== to);
const hours: fc.Arbitrary<MailHours> = fc.record({
  quiet: fc.option(quiets),
  dailyAt: times,
  zone: zones,
});
const sample = { numRuns: RUNS };
const offset = (at: Date, { zone }: MailHours): number =>
  wallClock(at, zone) - Math.floor(at.getTime() / MINUTE) * MINUTE;

test('mail at once comes at once or when the quiet hours end, and never in them', () => {
  const property = fc.property(nows, hours, (now, given) => {
    const due = mailTime('now', now, given) as Date;
    expect(isQuiet(due, given)).toBe(false);
    if (!isQuiet(now, given)) {
      expect(due).toEqual(now);
      return;
    }
    expect(due > now).toBe(true);
    // Every moment until then is quiet, except where a gap skips a time or a repetition shows it twice.
    for (let at = now.getTime(); at < due.getTime() - 3 * 60 * MINUTE; at += 37 * MINUTE)
      if (offset(new Date(at), given) === offset(now, given)) expect(isQuiet(new Date(at), given)).toBe(true);
  });
  fc.assert(property, sample);
});

test('the daily mail comes once on each day of the person, later than now and within two days', () => {
  const property = fc.property(nows, hours, (now, given) => {
    const due = mailTime('daily', now, given) as Date;
    expect(due > now).toBe(true);
    expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(3 * DAY);
    expect(isQuiet(due, given)).toBe(false);
  });
  fc.assert(property, sample);
});

test('whatever happens until it comes, comes with the same daily mail', () => {
  const property = fc.property(
    nows,
    hours,
    fc.double({ min: 0, max: 1, noNaN: true }),
    (now, given, share) => {
      const plain = { ...given, quiet: null };
      const due = mailTime('daily', now, plain) as Date;
      const between = new Date(now.getTime() + Math.floor((due.getTime() - now.getTime() - 1) * share));
      expect(mailTime('daily', between, plain)).toEqual(due);
    },
  );
  fc.assert(property, sample);
});

test('two daily mails in a row are on two days', () => {
  const property = fc.property(nows, minutes, zones, (now, minute, zone) => {
    const first = nextAt({ minutes: minute, zone }, now);
    const second = nextAt({ minutes: minute, zone }, first);
    const day = (at: Date) => Math.floor(wallClock(at, zone) / DAY);
    expect(day(second)).toBeGreaterThan(day(first));
    expect(second.getTime() - first.getTime()).toBeLessThanOrEqual(2 * DAY + 3 * 60 * MINUTE);
  });
  fc.assert(property, sample);
});

test.each<[string, string, EmailChoice, string]>([
  ['clocks go forward over the daily mail', '2026-03-28T12:00Z', 'daily', '2026-03-29T01:30:00.000Z'],
  ['clocks go back over it: the first of two', '2026-10-24T12:00Z', 'daily', '2026-10-25T00:30:00.000Z'],
  ['and on the next day again', '2026-10-25T00:30Z', 'daily', '2026-10-26T01:30:00.000Z'],
  ['off', '2026-10-25T00:30Z', 'off', ''],
])('%s', (_case, now, choice, expected) => {
  const due = mailTime(choice, new Date(now), { quiet: null, dailyAt: '02:30', zone: 'Europe/Berlin' });
  expect(due?.toISOString() ?? '').toBe(expected);
});

test('quiet hours that end in the hour that comes twice end twice', () => {
  const given = { quiet: { from: '22:00', to: '02:30' }, dailyAt: '08:00', zone: 'Europe/Berlin' };
  expect(minuteOfDay(new Date('2026-10-25T01:10:00Z'), 'Europe/Berlin')).toBe(130);
  const due = (now: string) => mailTime('now', new Date(now), given)?.toISOString();
  expect(due('2026-10-25T00:10:00Z')).toBe('2026-10-25T00:30:00.000Z');
  expect(due('2026-10-25T01:10:00Z')).toBe('2026-10-25T01:30:00.000Z');
});
