import { eventOf, fileOf } from '../../testing/calendar-file.factory.js';
import { expandSeries } from '../recurrence/expand.rules.js';
import { readCalendarFile } from './calendar-file.rules.js';
import type { ImportedCalendar } from './imported-event.types.js';

const read = (...lines: string[]): ImportedCalendar => {
  const found = readCalendarFile(fileOf(...lines), 'Asia/Kolkata');
  if ('refused' in found) throw new Error(found.refused);
  return found;
};
const starts = ({ events }: ImportedCalendar, to = '2027-01-01'): string[] =>
  events
    .flatMap((event) => expandSeries(event, { from: '2026-10-01', to }))
    .map(({ start }) => start.slice(0, 16))
    .sort();
const at = (name: string, time: string) => `${name};TZID=Asia/Kolkata:${time}`;
const allDay = 'DTSTART;VALUE=DATE:20261102';
const ruled = (rule: string) => eventOf(at('DTSTART', '20261102T100000'), 'DURATION:PT1H', `RRULE:${rule}`);

test.each([
  ['FREQ=WEEKLY;COUNT=3;BYDAY=MO, TU', 'FREQ=WEEKLY;COUNT=3;BYDAY=MO,TU'],
  ['FREQ=DAILY;COUNT=-1;UNTIL=20261104T043000Z', 'FREQ=DAILY;UNTIL=20261104T043000Z'],
  ['freq=daily;interval=;count=2;', 'FREQ=DAILY;COUNT=2'],
])('the rule %s is %s', (rule, kept) => {
  expect(read(...ruled(rule))).toMatchObject({ events: [{ rule: kept }], skipped: [] });
});

test('an empty exclusion harms nothing, and two rules that differ are still no series', () => {
  expect(read(...ruled('FREQ=DAILY;COUNT=2').toSpliced(-1, 0, 'EXRULE:')).skipped).toEqual([]);
  const two = ruled('FREQ=DAILY;COUNT=2').toSpliced(-1, 0, 'RRULE:FREQ=WEEKLY;COUNT=2');
  expect(read(...two).skipped).toMatchObject([{ reason: 'ruleNotSupported' }]);
  expect(read(...ruled('FREQ=DAILY;COUNT=2;BYHOUR=9')).skipped).toMatchObject([
    { reason: 'ruleNotSupported' },
  ]);
});

test.each([
  ['the zone of the calendar', '20261103T183000Z', []],
  ['the midnight of a zone that only the file has', '20261103T173000Z', ['dhaka']],
  ['a zone that the file does not name', '20261103T220000Z', []],
  ['the same day in the west', '20261104T050000Z', []],
  ['midnight in UTC', '20261104T000000Z', []],
  ['the last second of the day', '20261104T235959Z', []],
])('the last day and a day left out, as times in UTC: %s', (_, time, zones) => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Half past', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
  const offsets = ['TZOFFSETFROM:+0630', 'TZOFFSETTO:+0630', 'END:STANDARD', 'END:VTIMEZONE'];
  const own = zones.length > 0 ? [...zone, ...offsets] : [];
  const until = read(...own, ...eventOf(allDay, `RRULE:FREQ=DAILY;UNTIL=${time}`));
  expect(starts(until)).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
  const without = read(...own, ...eventOf(allDay, 'RRULE:FREQ=DAILY;COUNT=4', `EXDATE:${time}`));
  expect(starts(without)).toEqual(['2026-11-02', '2026-11-03', '2026-11-05']);
});

test.each([
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Amsterdam'],
  ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 'Asia/Kolkata'],
  ['(UTC+04:00) Abu Dhabi, Muscat', 'Asia/Muscat'],
  ['/Europe/Stockholm', 'Europe/Stockholm'],
])('the zone %s is %s', (id, timezone) => {
  const found = read(...eventOf(`DTSTART;TZID="${id}":20261102T100000`));
  expect(found).toMatchObject({ events: [{ timezone, start: '2026-11-02T10:00' }], warnings: [] });
});

test.each([
  ['GMT+0530', '2026-11-02T04:30'],
  ['UTC+05:30', '2026-11-02T04:30'],
  ['(GMT -03:00) Nowhere', '2026-11-02T13:00'],
  ['+0200', '2026-11-02T08:00'],
])('the zone %s is that far from Greenwich', (id, start) => {
  expect(read(...eventOf(`DTSTART;TZID="${id}":20261102T100000`))).toMatchObject({
    events: [{ timezone: 'UTC', start }],
    warnings: [],
  });
});

test('a zone of the file is found by its name, escaped in one place and quoted in another', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Our place\\, 2nd floor',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
  ];
  const offsets = ['TZOFFSETFROM:+0700', 'TZOFFSETTO:+0700', 'END:STANDARD', 'END:VTIMEZONE'];
  const found = read(
    ...zone,
    ...offsets,
    ...eventOf('DTSTART;TZID="Our place, 2nd floor":20261102T090000', 'DURATION:PT1H'),
    ...eventOf('DTSTART;TZID=Our place\\, 2nd floor:20261102T090000').with(1, 'UID:other'),
  );
  expect(found.events.map(({ start }) => start)).toEqual(['2026-11-02T02:00', '2026-11-02T02:00']);
  expect(found.warnings).toEqual([]);
});

const later = (id: string, ...lines: string[]) =>
  eventOf(`RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Kolkata:${id}`, ...lines);
const moved = later('20261116T100000', at('DTSTART', '20261116T150000'), 'DURATION:PT1H');

test('a change of a date and of all that follow moves those, without end too; single dates keep their own', () => {
  const single = eventOf(at('RECURRENCE-ID', '20261130T100000'), at('DTSTART', '20261130T120000'));
  const dates = ['2026-11-02T10:00', '2026-11-09T10:00', '2026-11-16T15:00', '2026-11-23T15:00'];
  const few = read(...ruled('FREQ=WEEKLY;COUNT=6'), ...moved, ...single);
  expect(starts(few)).toEqual([...dates, '2026-11-30T12:00', '2026-12-07T15:00']);
  const endless = read(...ruled('FREQ=WEEKLY'), ...moved);
  expect(starts(endless, '2026-12-10')).toEqual([...dates, '2026-11-30T15:00', '2026-12-07T15:00']);
  expect(endless.skipped).toEqual([]);
  const twice = later('20261130T100000', at('DTSTART', '20261130T080000'), 'DURATION:PT1H');
  expect(starts(read(...ruled('FREQ=WEEKLY;COUNT=6'), ...moved, ...twice))).toEqual([
    ...dates,
    '2026-11-30T08:00',
    '2026-12-07T08:00',
  ]);
  const off = later('20261116T100000', 'STATUS:CANCELLED');
  expect(starts(read(...ruled('FREQ=WEEKLY'), ...off))).toEqual(dates.slice(0, 2));
});

test('Notes names the dates of a series in its first instance', () => {
  const periods = ['16', '17', '19'].map((day) => `202611${day}T043000Z/202611${day}T053000Z`).join(',');
  const notes = later('20261116T100000', at('DTSTART', '20261116T100000'), `RDATE;VALUE=PERIOD:${periods}`);
  const named = ['2026-11-16T10:00', '2026-11-17T10:00', '2026-11-19T10:00'];
  expect(starts(read(...notes))).toEqual(named);
  const both = read(...ruled('FREQ=WEEKLY;COUNT=4'), ...notes);
  expect(starts(both)).toEqual(['2026-11-02T10:00', '2026-11-09T10:00', ...named]);
});

test('a date that a later version of its series has no longer does not come back', () => {
  const old = eventOf(
    ...['SEQUENCE:1', at('RECURRENCE-ID', '20261109T100000'), at('DTSTART', '20261109T120000')],
  );
  const ended = ruled('FREQ=WEEKLY;UNTIL=20261103T000000Z').toSpliced(-1, 0, 'SEQUENCE:2');
  expect(read(...ended, ...old)).toMatchObject({ events: [{ uid: 'r' }], skipped: [] });
  const same = ruled('FREQ=WEEKLY;UNTIL=20261103T000000Z').toSpliced(-1, 0, 'SEQUENCE:1');
  expect(read(...same, ...old).events).toHaveLength(2);
});

test.each([
  ['UTF-8', (text: string) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big ends first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('a mark of %s at the beginning says how the file is written', (_, write) => {
  const text = `BEGIN:VCALENDAR\r\n${eventOf('DTSTART:20261102T100000Z').join('\r\n')}\r\nEND:VCALENDAR`;
  const found = readCalendarFile(write(text.replace('Review', 'बैठक')), 'UTC');
  expect(found).toMatchObject({ events: [{ title: 'बैठक' }] });
});
