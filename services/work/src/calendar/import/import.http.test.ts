import type {
  CalendarEntries,
  CalendarEntry,
  CalendarEvent,
  CalendarImport,
  CalendarItem,
} from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type TestPerson } from '@atrium/testing';
import { eventDraft } from '../../testing/event.factory.js';

const clock = new TestClock('2026-06-01T04:00:00Z');
let portal: TestPortal;
let [asha, ravi, hr]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  const acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  hr = await acme.person('hr', { firstName: 'Hema' });
});
afterAll(() => portal.close());

const entry = (uid: string, ...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20260101T000000Z',
  ...lines,
  'END:VEVENT',
];
const file = (...events: string[][]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Old calendar', ...events.flat(), 'END:VCALENDAR'].join(
    '\r\n',
  );
const send = (body: string | Buffer, owner = 'person') =>
  asha!.send({
    method: 'POST',
    path: `/api/calendar/imports?name=old.ics&owner=${owner}`,
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
const get = async (id: string): Promise<CalendarImport> => {
  await portal.settle();
  return (await asha!.get(`/api/calendar/imports/${id}`)).body;
};
const read = async (body: string): Promise<CalendarImport> => {
  const answer = await send(body);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 });
  return get(answer.body.id);
};
const step = async ({ id, version }: CalendarImport, name: 'run' | 'undo'): Promise<CalendarImport> => {
  const { status, body } = await asha!.post(`/api/calendar/imports/${id}/${name}`, { version });
  expect({ status, body }).toMatchObject({ status: 200 });
  return get(id);
};
const items = async (from: string, to: string): Promise<CalendarItem[]> =>
  (await asha!.get(`/api/calendar/items?from=${from}&to=${to}`)).body.items;
/** All that a file has of a kind, part by part. */
const entries = async ({ id }: CalendarImport, of: string): Promise<CalendarEntry[]> => {
  const all: CalendarEntry[] = [];
  for (;;) {
    const after = all.length === 0 ? '' : `&after=${all.at(-1)!.place}`;
    const part = expectDone(
      await asha!.get<CalendarEntries>(`/api/calendar/imports/${id}/entries?of=${of}${after}`),
    );
    all.push(...part.items);
    if (!part.more) return all;
  }
};
const titles = async (from: string, to: string) => (await items(from, to)).map(({ title }) => title);

const standUp = entry(
  ...(['stand-up', 'SUMMARY:Stand-up', 'DTSTART;TZID=Asia/Kolkata:20260601T100000'] as const),
  ...([
    'DTEND;TZID=Asia/Kolkata:20260601T101500',
    'RRULE:FREQ=DAILY;COUNT=5',
    'EXDATE:20260603T043000Z',
  ] as const),
  ...([
    'ATTENDEE;CN=Lea:mailto:lea@example.com',
    'BEGIN:VALARM',
    'TRIGGER:-PT15M',
    'ACTION:DISPLAY',
  ] as const),
  'END:VALARM',
);
const lunch = (...more: string[]) =>
  entry('lunch', 'SUMMARY:Lunch', 'DTSTART:20260610T120000', 'DTEND:20260610T130000', ...more);
const bad = [
  entry('late', 'SUMMARY:Backwards', 'DTSTART:20260610T120000Z', 'DTEND:20260610T110000Z'),
  entry('many', 'SUMMARY:Million', 'DTSTART:20260610T120000Z', 'RRULE:FREQ=DAILY;COUNT=1000000'),
  entry('never', 'SUMMARY:Never', 'DTSTART:20260610T120000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
  entry('long', 'SUMMARY:Long', 'DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20290101'),
  entry('off', 'SUMMARY:Off', 'DTSTART:20260610T120000Z', 'STATUS:CANCELLED'),
  ['BEGIN:VTODO', 'UID:todo', 'SUMMARY:Buy milk', 'END:VTODO'],
];

test('a file is previewed, imported and taken back; again it changes nothing; a newer version wins', async () => {
  const found = await read(file(standUp, lunch(), ...bad));
  expect(found).toMatchObject({
    state: 'ready',
    calendarName: 'Old calendar',
    allowedTransitions: ['run'],
    counts: { add: 2, change: 0, same: 0, left: 6, series: 1, guests: 1, floating: 1, done: 0 },
  });
  const noon = '2026-06-10T12:00Z';
  const left = await entries(found, 'left');
  expect(new Set(left.map(({ title, reason, starts }) => [title, reason, starts]))).toEqual(
    new Set([
      ['Backwards', 'endsBeforeStart', noon],
      ['Million', 'ruleNotSupported', noon],
      ['Never', 'ruleNotSupported', noon],
      ['Long', 'tooLong', '2026-01-01'],
      ['Off', 'cancelled', noon],
      ['Buy milk', 'notAnEvent', null],
    ]),
  );
  expect(await entries(found, 'left&reason=cancelled')).toHaveLength(1);
  const coming = (await entries(found, 'coming')).map(({ title, starts, repeats }) => [
    title,
    starts,
    repeats,
  ]);
  expect(coming).toEqual([
    ['Stand-up', '2026-06-01T04:30:00.000Z', true],
    ['Lunch', '2026-06-10T06:30:00.000Z', false],
  ]);
  expect((await entries(found, 'floating')).map(({ title }) => title)).toEqual(['Lunch']);
  expect(await items('2026-06-01', '2026-06-30')).toEqual([]);
  const done = await step(found, 'run');
  expect(done).toMatchObject({ state: 'done', counts: { done: 2 }, allowedTransitions: ['undo'] });
  expect((await items('2026-06-01', '2026-06-30')).map(({ start }) => start)).toEqual([
    '2026-06-01T04:30:00.000Z',
    '2026-06-02T04:30:00.000Z',
    '2026-06-04T04:30:00.000Z',
    '2026-06-05T04:30:00.000Z',
    '2026-06-10T06:30:00.000Z',
  ]);
  const [first] = await items('2026-06-01', '2026-06-02');
  const event: CalendarEvent = (await asha!.get(`/api/calendar/events/${first?.event?.id ?? ''}`)).body;
  expect(event).toMatchObject({ title: 'Stand-up', reminders: [15], guests: [] });
  const again = await read(file(standUp, lunch()));
  expect(again).toMatchObject({ counts: { add: 0, change: 0, same: 2 }, allowedTransitions: [] });
  const newer = await step(await read(file(lunch('SEQUENCE:1', 'LOCATION:Canteen'))), 'run');
  expect(newer.counts).toMatchObject({ change: 1, done: 1 });
  const place = async () => (await items('2026-06-10', '2026-06-11'))[0]?.event?.place;
  expect(await place()).toBe('Canteen');
  await step(newer, 'undo');
  expect(await place()).toBeNull();
  const edit = { version: event.version, scope: 'all', at: event.at, title: 'Daily' };
  expect((await asha!.patch(`/api/calendar/events/${event.id}`, edit)).status).toBe(200);
  const undone = await step(done, 'undo');
  expect(undone).toMatchObject({ state: 'undone', keptTitles: [{ title: 'Stand-up' }, { title: 'Lunch' }] });
});

test('all entries of a file are listed, part by part, for who imports it alone', async () => {
  const many = Array.from({ length: 130 }, (_, at) =>
    entry(`m${at}`, `SUMMARY:Call ${at}`, 'DTSTART:20260901T060000Z', 'DTEND:20260901T070000Z'),
  );
  const found = await read(file(...many));
  expect((await entries(found, 'coming')).map(({ title }) => title)).toEqual(
    many.map((_, at) => `Call ${at}`),
  );
  expect((await ravi!.get(`/api/calendar/imports/${found.id}/entries?of=coming`)).status).toBe(404);
});

test('a newer version gives its room up where that is taken; the undo gets it back', async () => {
  const { id: roomId } = (await hr!.post('/api/calendar/rooms', { name: 'Hall', capacity: 8, place: null }))
    .body;
  const demo = (day: string, ...more: string[]) =>
    file(
      entry('demo', 'SUMMARY:Demo', `DTSTART:202608${day}T060000Z`, `DTEND:202608${day}T070000Z`, ...more),
    );
  await step(await read(demo('03')), 'run');
  const room = async (day: string): Promise<CalendarEvent> => {
    const [item] = await items(`2026-08-${day}`, `2026-08-${String(Number(day) + 1).padStart(2, '0')}`);
    return (await asha!.get(`/api/calendar/events/${item?.event?.id ?? ''}`)).body;
  };
  const { id, version, at } = await room('03');
  await asha!.patch(`/api/calendar/events/${id}`, { version, scope: 'all', at, roomId });
  const other = { roomId, zone: 'UTC', start: '2026-08-04T06:30', end: '2026-08-04T07:30' };
  expect((await ravi!.post('/api/calendar/events', eventDraft(other))).status).toBe(201);
  const moved = await step(await read(demo('04', 'SEQUENCE:9')), 'run');
  expect((await room('04')).room).toBeNull();
  await step(moved, 'undo');
  expect((await room('03')).room?.id).toBe(roomId);
});

test('what is no calendar is refused, and an import is its person’s own', async () => {
  const refused = await send('hello');
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { fields: { file: 'This file is not a calendar.' } } },
  });
  expect((await send(file(lunch()), 'company')).body.error.fields).toEqual({
    owner: 'Choose one of your calendars.',
  });
  expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1, 'x'))).status).toBe(413);
  const mine = await read(file(entry('one', 'SUMMARY:One', 'DTSTART:20260701T120000Z')));
  expect((await ravi!.get(`/api/calendar/imports/${mine.id}`)).status).toBe(404);
  expect((await ravi!.post(`/api/calendar/imports/${mine.id}/run`, { version: mine.version })).status).toBe(
    404,
  );
  const both = await Promise.all(
    [1, 2].map(() => asha!.post(`/api/calendar/imports/${mine.id}/run`, { version: mine.version })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await portal.settle();
  expect(await titles('2026-07-01', '2026-07-02')).toEqual(['One']);
});

test('one senseless date, year or number keeps nothing else out, and says what was left', async () => {
  const series = ['SUMMARY:Weekly', 'DTSTART:20261202T043000Z', 'DTEND:20261202T053000Z'];
  const endless = entry(
    'old',
    'SUMMARY:Old',
    'DTSTART:20261204T043000Z',
    'RRULE:FREQ=YEARLY;UNTIL=99991231T235959Z',
  );
  const found = await read(
    file(
      entry('odd', ...series, 'RRULE:FREQ=WEEKLY;COUNT=4', 'RDATE:99991231T235959Z', 'SEQUENCE:99999999999'),
      entry('odd', ...series, 'RECURRENCE-ID:20261209T043000Z', 'DURATION:P999999W').filter(
        (line) => !line.startsWith('DTEND'),
      ),
      entry('fine', 'SUMMARY:Fine', 'DTSTART:20261203T043000Z', 'LAST-MODIFIED:00000101T000000Z'),
      endless,
    ),
  );
  expect(found).toMatchObject({ state: 'ready', counts: { add: 3, left: 2 } });
  expect((await entries(found, 'left')).map(({ reason }) => reason).sort()).toEqual(['farAway', 'tooLong']);
  expect(await step(found, 'run')).toMatchObject({ state: 'done', counts: { done: 3 } });
  expect(await titles('2026-12-01', '2026-12-31')).toEqual(['Weekly', 'Fine', 'Old', 'Weekly', 'Weekly']);
});

test('what the calendar cannot keep after all is left out alone', async () => {
  const found = await read(
    file(entry('first', 'SUMMARY:First', 'DTSTART:20270110T043000Z'), lunch('SEQUENCE:7')),
  );
  await portal.database.query(
    `update calendar_import_entry set event = jsonb_set(event, '{length}', '99999999999') where uid = 'lunch'`,
  );
  const done = await step(found, 'run');
  expect(done).toMatchObject({ state: 'done', left: [{ reason: 'notKept', count: 1 }] });
  expect(await titles('2027-01-10', '2027-01-11')).toEqual(['First']);
});

test('a file of many parts is read whole', async () => {
  const count = 700;
  const long = 'é'.repeat(400);
  const many = Array.from({ length: count }, (_, at) =>
    entry(`part-${at}`, `SUMMARY:Part ${at}`, `DESCRIPTION:${long}`, 'DTSTART:20270105T120000Z'),
  );
  expect(await read(file(...many))).toMatchObject({ state: 'ready', counts: { add: count, left: 0 } });
  const kept = await portal.database.query('select from calendar_import_part');
  expect(kept).toEqual([]);
});

/** Begins to send a file, as a person whose connection is slow does. */
function beginSending(person: TestPerson): { answered: Promise<number>; end: () => void } {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  // The rest of a file that is refused goes nowhere.
  const write = (text: string) => void writer.write(encoder.encode(text)).catch(() => undefined);
  write('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n');
  const { cookie = '' } = person.cookieHeader();
  const answer = fetch(`${person.baseUrl}/api/calendar/imports?name=slow.ics&owner=person`, {
    method: 'POST',
    body: readable,
    duplex: 'half',
    headers: { cookie, origin: person.baseUrl, 'content-type': 'application/octet-stream' },
  });
  const end = (): void => {
    write('END:VCALENDAR\r\n');
    void writer.close().catch(() => undefined);
  };
  return { answered: answer.then(({ status }) => status), end };
}

test('while two files of a person arrive, a third is refused before it is read', async () => {
  const sent = [beginSending(ravi!), beginSending(ravi!), beginSending(ravi!)];
  expect(await Promise.race(sent.map(({ answered }) => answered))).toBe(409);
  for (const { end } of sent) end();
  const statuses = await Promise.all(sent.map(({ answered }) => answered));
  expect(statuses.sort()).toEqual([201, 201, 409]);
  await portal.settle();
});

test('a person has two files wait; a file that is too much ends with a sentence, and answers come meanwhile', async () => {
  const hostile = `BEGIN:VCALENDAR\r\n${'A:\n'.repeat(1_700_000)}END:VCALENDAR`;
  // Seconds of work, so that it still waits when the third comes, and not beyond the limits as the first.
  const long = `BEGIN:VCALENDAR\r\n${'A;B=:\n'.repeat(850_000)}END:VCALENDAR`;
  const sent = [await send(hostile), await send(long), await send(long)];
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 409]);
  expect(sent[2]?.body.error.message).toBe(
    'Two of your files wait to be read. Send the next one when they are.',
  );
  let [answers, isOver] = [0, false];
  const over = portal.settle().then(() => {
    isOver = true;
  });
  while (!isOver) {
    expect((await portal.browser().get('/api/health/live')).status).toBe(200);
    answers += 1;
  }
  await over;
  // In this process the two would have been one step each.
  expect(answers).toBeGreaterThan(5);
  const stopped: CalendarImport = (await asha!.get(`/api/calendar/imports/${sent[0]?.body.id}`)).body;
  expect(stopped).toMatchObject({ state: 'stopped', allowedTransitions: [] });
  const { body: job } = await asha!.get(`/api/jobs/${stopped.jobId}`);
  expect(job.error).toBe('This file takes too long to read, or too much memory. Split it.');
});
