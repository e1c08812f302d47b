import { feedEvent } from '../../testing/calendar-file.factory.js';
import { readCalendarFile } from './calendar-file.rules.js';
import { writeFeed } from './feed.rules.js';
import type { FeedEvent } from './feed.types.js';

const feedOf = (events: FeedEvent[], busyTitle: string | null = null): string =>
  writeFeed({ name: 'Team', events, busyTitle, year: 2026 });
const linesOf = (feed: string) => feed.replaceAll('\r\n ', '').split('\r\n');

test('a series is written with its rule and its exceptions, not expanded', () => {
  const event = feedEvent({
    rule: 'FREQ=DAILY;UNTIL=20261130',
    exdates: ['2026-11-03T10:00'],
    sequence: 4,
    overrides: [
      { recurrenceId: '2026-11-04T10:00', start: '2026-11-04T15:00', words: { title: 'Later' } },
      { recurrenceId: '2026-11-05T10:00', cancelled: true },
    ],
  });
  const lines = linesOf(feedOf([event]));
  expect(lines.filter((line) => /^(DT|RRULE|EXDATE|RECURRENCE|SEQ|SUMM|REFRESH|BEGIN:V)/.test(line))).toEqual(
    [
      'BEGIN:VCALENDAR',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VTIMEZONE',
      'DTSTART:20250101T000000',
      'BEGIN:VEVENT',
      'DTSTAMP:20261101T000000Z',
      'SEQUENCE:4',
      'DTSTART;TZID=Asia/Kolkata:20261102T100000',
      'DTEND;TZID=Asia/Kolkata:20261102T110000',
      'RRULE:FREQ=DAILY;UNTIL=20261130T182959Z',
      'EXDATE;TZID=Asia/Kolkata:20261103T100000',
      'EXDATE;TZID=Asia/Kolkata:20261105T100000',
      'SUMMARY:Review',
      'BEGIN:VEVENT',
      'DTSTAMP:20261101T000000Z',
      'SEQUENCE:4',
      'RECURRENCE-ID;TZID=Asia/Kolkata:20261104T100000',
      'DTSTART;TZID=Asia/Kolkata:20261104T150000',
      'DTEND;TZID=Asia/Kolkata:20261104T160000',
      'SUMMARY:Later',
    ],
  );
});

test('lines have at most 75 octets, are folded between characters and end alike', () => {
  const title = 'बैठक 🎉 '.repeat(40);
  const feed = feedOf([feedEvent({ title, uid: 'x'.repeat(74) })]);
  expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
  const octets = feed.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(linesOf(feed)).toContain(`SUMMARY:${title}`);
});

test('no text can end its line or begin a property', () => {
  const text = 'One\r\nATTENDEE:mailto:x@example.com\u0000\u2028; two, \\three';
  const feed = feedOf([
    feedEvent({ title: text, uid: 'a\nb', link: 'https://a.example/\r\nX-A:1', description: text }),
  ]);
  expect(linesOf(feed).filter((line) => /^(ATTENDEE|X-A)/.test(line))).toEqual([]);
  const read = readCalendarFile(Buffer.from(feed), 'UTC');
  expect(read).toMatchObject({
    events: [
      {
        description: 'One\nATTENDEE:mailto:x@example.com\u2028; two, \\three',
        link: 'https://a.example/X-A:1',
      },
    ],
  });
});

test('a feed of busy times has nothing of what they are for', () => {
  const secret = {
    title: 'Secret',
    place: 'Secret',
    description: 'Secret',
    category: 'Secret',
    link: 'https://secret.example',
  };
  const overrides = [{ recurrenceId: '2026-11-03T10:00', words: { title: 'Secret', place: 'Secret' } }];
  const feed = feedOf(
    [feedEvent({ ...secret, rule: 'FREQ=DAILY', overrides }), feedEvent({ uid: 'free', busy: false })],
    'Busy',
  );
  expect(feed).not.toMatch(/secret|free/i);
  expect(linesOf(feed).filter((line) => line === 'SUMMARY:Busy')).toHaveLength(2);
});

test('yearly clock changes are written as rules from where they hold, others one by one', () => {
  const zone = (timezone: string) => linesOf(feedOf([feedEvent({ timezone, start: '2006-06-01T10:00' })]));
  const newYork = zone('America/New_York');
  const at = newYork.indexOf('DTSTART:20070311T020000');
  expect(newYork.slice(at, at + 4)).toEqual([
    'DTSTART:20070311T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  ]);
  expect(newYork).toContain('DTSTART:20060402T020000');
  // The Friday before the last Sunday in March is no rule of one weekday.
  const jerusalem = zone('Asia/Jerusalem');
  expect(jerusalem).toContain('DTSTART:20300329T020000');
  expect(jerusalem.filter((line) => line.startsWith('RRULE'))).toEqual([
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  ]);
});

test('an end at the second of two equal local times is written as a length', () => {
  const event = feedEvent({ timezone: 'America/New_York', start: '2026-11-01T00:30', length: 120 });
  const feed = feedOf([event]);
  expect(linesOf(feed)).toContain('DURATION:PT120M');
  expect(readCalendarFile(Buffer.from(feed), 'UTC')).toMatchObject({ events: [{ length: 120 }] });
});
