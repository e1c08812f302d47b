import { eventOf, fileOf } from '../../testing/calendar-file.factory.js';
import { expandSeries } from '../recurrence/expand.rules.js';
import { readCalendarFile } from './calendar-file.rules.js';
import type { ImportedCalendar } from './imported-event.types.js';

const read = (...lines: string[]): ImportedCalendar => {
  const found = readCalendarFile(fileOf(...lines), 'Asia/Kolkata');
  if ('refused' in found) throw new Error(found.refused);
  return found;
};
const kolkata = (name: string, time: string) => `${name};TZID=Asia/Kolkata:${time}`;
const series = eventOf(kolkata('DTSTART', '20261102T100000'), 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5');
const instance = (id: string, ...lines: string[]) => eventOf(kolkata('RECURRENCE-ID', id), ...lines);

/** Summer time as in Berlin, under a name that only the file knows. */
const ownZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Our office',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

test('a file that is too large, has too many entries, or is none, is refused with a sentence', () => {
  const refused = (file: Uint8Array) => readCalendarFile(file, 'UTC');
  expect(refused(Buffer.from('BEGIN:VCARD\nEND:VCARD'))).toEqual({ refused: 'This file is not a calendar.' });
  expect(refused(Buffer.alloc(6_000_000, 'x'))).toEqual({
    refused: 'A calendar file can have at most 5 MB. Split it.',
  });
  const many = fileOf(...Array.from({ length: 10_001 }, () => ['BEGIN:VEVENT', 'END:VEVENT']).flat());
  expect(refused(many)).toEqual({ refused: 'A calendar file can have at most 10,000 entries. Split it.' });
});

test('parts that are nested too deep, or that end out of order, do no harm', () => {
  const nested = Array.from({ length: 50_000 }, () => 'BEGIN:X');
  const ends = Array.from({ length: 50_000 }, () => 'END:Y');
  expect(readCalendarFile(fileOf(...series, ...nested, ...ends), 'UTC')).toMatchObject({
    events: [{ uid: 'r' }],
  });
  const withoutEnd = read('BEGIN:VEVENT', 'UID:cut', 'DTSTART:20261102T100000Z', ...series);
  expect(withoutEnd).toMatchObject({
    events: [{ uid: 'r' }],
    skipped: [{ uid: 'cut', reason: 'incomplete' }],
  });
});

test('a line that is no property goes on with the text before it, and harms nothing else', () => {
  const found = read(
    ...[
      'BEGIN:VEVENT',
      'UID:b',
      'SUMMARY:Review of',
      'the boards',
      'DTSTART:20261102T100000Z',
      'half a line',
    ],
    ...['DESCRIPTION:Bring pens', '', 'and \\, paper', 'END:VEVENT'],
  );
  const texts = { title: 'Review of the boards', description: 'Bring pens\nand , paper' };
  expect(found).toMatchObject({ events: [{ uid: 'b', ...texts }], skipped: [] });
});

test('the code page of Windows is read where the bytes are no UTF-8', () => {
  const file = Buffer.from(
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261102\nSUMMARY:Café\nEND:VEVENT\nEND:VCALENDAR',
    'latin1',
  );
  expect(readCalendarFile(file, 'UTC')).toMatchObject({ events: [{ title: 'Café' }] });
});

test.each([
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Paris', 'Europe/Paris'],
  ['/mozilla.org/20070129_1/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['"tzone://Microsoft/Utc"', 'UTC'],
  ['asia/calcutta', 'Asia/Kolkata'],
  ['india standard time', 'Asia/Kolkata'],
])('the zone %s is %s', (id, timezone) => {
  const { events, warnings } = read(...eventOf(`DTSTART;TZID=${id}:20261102T100000`));
  expect(events).toMatchObject([{ timezone, start: '2026-11-02T10:00' }]);
  expect(warnings).toEqual([]);
});

test('a zone that nothing knows is read as a floating time, with a warning', () => {
  expect(read(...eventOf('DTSTART;TZID=Mars/Base:20261102T100000'))).toMatchObject({
    events: [{ timezone: 'Asia/Kolkata', start: '2026-11-02T10:00' }],
    warnings: [{ uid: 'r', warning: 'unknownZone' }],
  });
});

test('a floating start takes the zone of its end', () => {
  expect(
    read(...eventOf('DTSTART:20261102T100000', 'DTEND;TZID=Europe/Paris:20261102T113000')),
  ).toMatchObject({
    events: [{ timezone: 'Europe/Paris', start: '2026-11-02T10:00', length: 90 }],
    warnings: [],
  });
});

test('by the rules of the file a single event is in UTC, and a series in a zone with the same clock changes', () => {
  const times = ['DTSTART;TZID=Our office:20261020T100000', 'DURATION:PT1H'];
  const single = read(...ownZone, ...eventOf(...times));
  expect(single.events).toMatchObject([{ timezone: 'UTC', start: '2026-10-20T08:00', length: 60 }]);
  const exdate = 'EXDATE;TZID=Our office:20261027T100000';
  const [weekly] = read(...ownZone, ...eventOf(...times, 'RRULE:FREQ=WEEKLY;COUNT=3', exdate)).events;
  expect(expandSeries(weekly!, { from: '2026-10-01', to: '2026-12-01' }).map(({ start }) => start)).toEqual([
    '2026-10-20T10:00+02:00',
    '2026-11-03T10:00+01:00',
  ]);
  const located = ownZone.with(1, 'TZID:Our office\r\nX-LIC-LOCATION:Europe/Vienna');
  expect(read(...located, ...eventOf(...times)).events).toMatchObject([{ timezone: 'Europe/Vienna' }]);
});

test('a local time that the rules of the file skip is read with the offset before', () => {
  const at = (time: string) =>
    read(...ownZone, ...eventOf(`DTSTART;TZID=Our office:${time}`)).events.map(({ start }) => start);
  expect(at('20260329T023000')).toEqual(['2026-03-29T01:30']);
  expect(at('20261025T023000')).toEqual(['2026-10-25T00:30']);
  expect(at('19600101T100000')).toEqual(['1960-01-01T09:00']);
});

test('a day of a duration is one of the calendar, an hour is exact', () => {
  const length = (duration: string) =>
    read(...eventOf('DTSTART;TZID=Europe/Berlin:20261024T120000', `DURATION:${duration}`)).events[0]?.length;
  expect(length('P1D')).toBe(1_500);
  expect(length('PT24H')).toBe(1_440);
  expect(read(...eventOf('DTSTART:20261102T100000Z', 'DURATION:-PT1H')).skipped).toMatchObject([
    { reason: 'endsBeforeStart' },
  ]);
});

test('a series ends with the day that its UNTIL names', () => {
  const [event] = read(
    ...eventOf(kolkata('DTSTART', '20261102T100000'), 'RRULE:FREQ=DAILY;UNTIL=20261104'),
  ).events;
  expect(expandSeries(event!, { from: '2026-11-01', to: '2026-12-01' })).toHaveLength(3);
});

test('extra dates come as times, periods and days', () => {
  const rdate = 'RDATE;VALUE=PERIOD:20261110T043000Z/PT1H,20261111T043000Z/PT1H';
  const [event] = read(
    ...eventOf(kolkata('DTSTART', '20261102T100000'), rdate, 'RDATE;VALUE=DATE:20261120'),
  ).events;
  expect(event?.rdates).toEqual(['2026-11-10T10:00', '2026-11-11T10:00', '2026-11-20T10:00']);
});

test('an instance that its series does not have is an event of its own', () => {
  const stray = instance('20270102T100000', kolkata('DTSTART', '20270102T150000'));
  const allDay = instance('20261104T100000', 'DTSTART;VALUE=DATE:20261104');
  const { events } = read(...series, ...stray, ...allDay);
  expect(events).toMatchObject([
    { uid: 'r/2027-01-02T15:00', rule: null, start: '2027-01-02T15:00' },
    { uid: 'r/2026-11-04', timezone: null, length: 1 },
    { uid: 'r', exdates: ['2026-11-04T10:00'], overrides: [] },
  ]);
});

test('instances of a series that is not in the file are single events with names of their own', () => {
  const { events } = read(
    ...instance('20261103T100000', kolkata('DTSTART', '20261103T110000')),
    ...instance('20261104T100000', kolkata('DTSTART', '20261104T110000')),
    ...instance('20261105T100000', 'STATUS:CANCELLED'),
  );
  expect(events.map(({ uid }) => uid)).toEqual(['r', 'r/2026-11-04T11:00']);
});

test('a changed instance keeps only what is not as in the series', () => {
  const own = ['DTSTART:20261103T043000Z', 'DURATION:PT30M', 'LOCATION:Room 2'];
  const { events } = read(...series, ...instance('20261103T100000', ...own));
  expect(events[0]?.overrides).toEqual([
    { recurrenceId: '2026-11-03T10:00', length: 30, words: { place: 'Room 2' } },
  ]);
});

test('of a cancelled, a wrong and a superseded event only the newest counts', () => {
  const at = kolkata('DTSTART', '20261102T100000');
  expect(read(...eventOf(at), ...eventOf(at, 'SEQUENCE:2', 'STATUS:CANCELLED'))).toMatchObject({
    events: [],
    skipped: [{ uid: 'r', reason: 'cancelled' }],
  });
  expect(read(...eventOf('SEQUENCE:1'), ...eventOf(at, 'SEQUENCE:2'))).toMatchObject({
    events: [{ uid: 'r' }],
    skipped: [],
  });
  expect(read('METHOD:CANCEL', ...series).skipped).toMatchObject([{ reason: 'cancelled' }]);
  expect(
    read(...series.map((line) => line.replace('DAILY', 'HOURLY')), ...instance('20261103T100000', at)),
  ).toMatchObject({
    events: [],
    skipped: [{ reason: 'ruleNotSupported' }],
  });
});

test('an event without a UID gets the same one in every import', () => {
  const lines = ['BEGIN:VEVENT', 'SUMMARY:Review', 'DTSTART:20261102T100000Z', 'END:VEVENT'];
  const [first, second] = [read(...lines), read(...lines, ...lines)];
  expect(second.events).toEqual(first.events);
  expect(first.events[0]?.uid).toMatch(/^[0-9a-f]{32}$/);
});

test('more exceptions than a series may have are not supported', () => {
  const days = Array.from({ length: 1_001 }, (_, at) => new Date(Date.UTC(2026, 10, 2 + at)));
  const dates = days.map((day) => day.toISOString().slice(0, 10).replaceAll('-', ''));
  const exdate = `EXDATE;VALUE=DATE:${dates.join(',')}`;
  expect(read(...eventOf('DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=DAILY', exdate)).skipped).toMatchObject([
    { reason: 'ruleNotSupported' },
  ]);
});
