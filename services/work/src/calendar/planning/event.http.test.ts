import type { CalendarEvent, CalendarItem, CreateEvent, UpdateEvent } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { eventDraft } from '../../testing/event.factory.js';

const clock = new TestClock('2026-06-15T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, lead, hr]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  lead = await acme.person('teamLeader', { firstName: 'Lata' });
  hr = await acme.person('hr', { firstName: 'Hema' });
});
afterAll(() => portal.close());

const add = async (by: TestPerson, more: Partial<CreateEvent> = {}): Promise<CalendarEvent> => {
  const { status, body } = await by.post('/api/calendar/events', eventDraft(more));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const items = async (by: TestPerson, from: string, to: string): Promise<CalendarItem[]> => {
  const { status, body } = await by.get(`/api/calendar/items?from=${from}&to=${to}`);
  expect({ status, failed: body.failed }).toEqual({ status: 200, failed: [] });
  return body.items;
};
const starts = async (by: TestPerson, { id }: { id: string }, days: readonly [string, string]) =>
  (await items(by, ...days)).filter(({ event }) => event?.id === id).map(({ start }) => start.slice(0, 16));
const change = (by: TestPerson, id: string, body: UpdateEvent) =>
  by.patch(`/api/calendar/events/${id}`, body);
const WEEK = ['2026-06-15', '2026-06-22'] as const;

test('an event is written and read again; what is wrong is said beside its field', async () => {
  const refusals: [Partial<CreateEvent>, Record<string, string>][] = [
    [{ title: ' ' }, { title: 'Give the event a title.' }],
    [{ end: '2026-06-15T09:59' }, { end: 'It ends before it starts.' }],
    [{ end: '2028-06-15T10:00' }, { end: 'An event can last at most 366 days.' }],
    [{ start: '0000-01-01T10:00' }, { start: 'Choose a year from 1900 to 2199.' }],
    [{ start: '2026-02-30T10:00' }, { start: 'There is no such day.' }],
    [{ zone: 'Asia/Atlantis' }, { zone: 'Choose a time zone from the list.' }],
    [{ rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, { rule: 'There is no 30 February.' }],
    [{ guestIds: [acme.id] }, { guestIds: 'This person is not available.' }],
    [{ owner: { kind: 'company' } }, { owner: 'Choose one of your calendars.' }],
    [{ owner: { kind: 'team', id: acme.id } }, { owner: 'Choose one of your calendars.' }],
    [{ roomId: acme.id }, { roomId: 'Choose a room of the list.' }],
  ];
  for (const [more, fields] of refusals) {
    const { status, body } = await asha!.post('/api/calendar/events', eventDraft(more));
    expect({ fields: body.error?.fields, isRefused: status >= 400 && status < 500 }).toEqual({
      fields,
      isRefused: true,
    });
  }
  const made = await add(asha!, {
    title: 'Dentist',
    place: 'Andheri',
    reminders: [60, 10],
    zone: null,
    end: '2026-06-16',
  });
  expect(made).toMatchObject({
    title: 'Dentist',
    start: '2026-06-15',
    end: '2026-06-16',
    zone: null,
    rule: null,
    mayChange: true,
    owner: { kind: 'person', name: 'Asha employee' },
    reminders: [10, 60],
    answer: null,
  });
  const [item] = await items(asha!, '2026-06-16', '2026-06-17');
  expect(item).toMatchObject({
    title: 'Dentist',
    start: '2026-06-15',
    end: '2026-06-17',
    allDay: true,
    movable: true,
  });
});

test('one date, the following and all dates of a series are changed; a stale version is refused', async () => {
  const { id, version, next } = await add(asha!, { title: 'Daily', rule: 'FREQ=DAILY;COUNT=6' });
  expect(next).toEqual(['15', '16', '17', '18', '19'].map((day) => `2026-06-${day}T10:00`));
  const one = await change(asha!, id, {
    version,
    scope: 'this',
    at: '2026-06-16T10:00',
    title: 'Late daily',
    start: '2026-06-16T12:00',
    end: '2026-06-16T12:15',
  });
  expect(one.body.event).toMatchObject({ title: 'Late daily', start: '2026-06-16T12:00', exceptions: 1 });
  const stale = await change(asha!, id, { version, scope: 'all', at: '2026-06-15T10:00', title: 'Old' });
  expect(stale).toMatchObject({ status: 409, body: { error: { code: 'STALE_VERSION' } } });
  const all = await change(asha!, id, {
    version: version + 1,
    scope: 'all',
    at: '2026-06-15T10:00',
    start: '2026-06-15T11:00',
    end: '2026-06-15T11:30',
  });
  expect(all.status).toBe(200);
  const times = (...list: string[]) => list.map((each) => `2026-06-${each}`);
  expect(await starts(asha!, { id }, WEEK)).toEqual(
    times('15T05:30', '16T07:30', '17T05:30', '18T05:30', '19T05:30', '20T05:30'),
  );
  const later = await change(asha!, id, {
    version: version + 2,
    scope: 'following',
    at: '2026-06-18T11:00',
    title: 'Afternoon daily',
    start: '2026-06-18T15:00',
    end: '2026-06-18T15:30',
  });
  expect(later.body.event).toMatchObject({ title: 'Afternoon daily', start: '2026-06-18T15:00' });
  expect(await starts(asha!, later.body.event, WEEK)).toEqual(times('18T09:30', '19T09:30', '20T09:30'));
  expect(await starts(asha!, { id }, WEEK)).toEqual(times('15T05:30', '16T07:30', '17T05:30'));
  const titles = (await items(asha!, ...WEEK))
    .filter(({ event }) => event?.id === id)
    .map(({ title }) => title);
  expect(titles).toEqual(['Daily', 'Late daily', 'Daily']);
});

test('one date, the following and all dates are deleted', async () => {
  const { id, version } = await add(asha!, { title: 'Review', rule: 'FREQ=DAILY;COUNT=5' });
  const remove = (of: number, scope: string, day: string) =>
    asha!.post(`/api/calendar/events/${id}/remove`, { version: of, scope, at: `2026-06-${day}T10:00` });
  expect((await remove(version, 'this', '16')).body.event).toMatchObject({ exceptions: 1 });
  const gone = await asha!.get(`/api/calendar/events/${id}?at=2026-06-16T10:00`);
  expect(gone).toMatchObject({ status: 409, body: { error: { code: 'EVENT_GONE' } } });
  expect((await remove(version + 1, 'following', '18')).status).toBe(200);
  expect(await starts(asha!, { id }, WEEK)).toEqual(['2026-06-15T04:30', '2026-06-17T04:30']);
  expect((await remove(version + 2, 'all', '15')).body).toMatchObject({ event: null, dropped: 1 });
  expect((await asha!.get(`/api/calendar/events/${id}`)).status).toBe(404);
});

test('an edit of one date, of the following and of all is taken back exactly, unless something changed since', async () => {
  const made = await add(asha!, {
    title: 'Kickoff',
    rule: 'FREQ=DAILY;COUNT=6',
    guestIds: [ravi!.user.id],
  });
  const { id } = made;
  await ravi!.post(`/api/calendar/events/${id}/answer`, { answer: 'yes' });
  await change(asha!, id, { version: 1, scope: 'this', at: '2026-06-17T10:00', title: 'Own words' });
  const seen = async () => {
    const shown = await items(asha!, ...WEEK);
    const dates = shown.filter(({ title }) => title === 'Kickoff' || title === 'Own words');
    const { version, ...event } = (await asha!.get(`/api/calendar/events/${id}`)).body as CalendarEvent;
    return { event, version, dates: dates.map((each) => ({ ...each, version: 0 })) };
  };
  const undo = (by: TestPerson, of: string, token: unknown) =>
    by.post(`/api/calendar/events/${of}/undo`, { undo: token });
  const before = await seen();
  expect(before.event.guests).toMatchObject([{ answer: 'yes' }]);
  for (const scope of ['this', 'following', 'all'] as const) {
    const { version } = await seen();
    const times = { start: '2026-06-18T15:00', end: '2026-06-18T16:00' };
    const moved = await change(asha!, id, { version, scope, at: '2026-06-18T10:00', ...times });
    expect((await seen()).dates).not.toEqual(before.dates);
    expect((await undo(asha!, id, moved.body.undo)).status).toBe(200);
    expect(await seen()).toEqual({ ...before, version: version + 2 });
    expect((await undo(asha!, id, moved.body.undo)).body.error.code).toBe('STALE_VERSION');
  }
  const { version } = await seen();
  const cut = { version, scope: 'following', at: '2026-06-18T10:00' };
  const { body } = await asha!.post(`/api/calendar/events/${id}/remove`, cut);
  const refused = [
    await undo(ravi!, id, body.undo),
    await undo(asha!, acme.id, body.undo),
    await undo(asha!, id, `x${body.undo}`),
  ];
  expect(refused.map((each) => each.body.error.code)).toEqual(Array(3).fill('EVENT_UNDO_OVER'));
  expect((await undo(asha!, id, body.undo)).status).toBe(200);
  expect((await seen()).dates).toEqual(before.dates);
});

test('what belongs to the whole event is not changed on one date', async () => {
  const { id, version } = await add(asha!, { title: 'Weekly', rule: 'FREQ=WEEKLY' });
  const { status, body } = await change(asha!, id, {
    version,
    scope: 'this',
    at: '2026-06-22T10:00',
    guestIds: [ravi!.user.id],
  });
  expect(status).toBe(400);
  expect(body.error.fields).toEqual({ guestIds: expect.stringContaining('all dates') });
});

test('others see no event of a person; company events are read by all and written by HR', async () => {
  const secret = await add(asha!, {
    title: 'Interview elsewhere',
    start: '2026-07-01T10:00',
    end: '2026-07-01T11:00',
  });
  expect((await ravi!.get(`/api/calendar/events/${secret.id}`)).status).toBe(404);
  expect(
    (await hr!.patch(`/api/calendar/events/${secret.id}`, { version: 1, scope: 'all', at: secret.at }))
      .status,
  ).toBe(404);
  const open = await add(hr!, {
    owner: { kind: 'company' },
    title: 'Town hall',
    start: '2026-07-01T12:00',
    end: '2026-07-01T13:00',
  });
  const hidden = await add(hr!, {
    owner: { kind: 'company' },
    title: 'Board',
    visibility: 'private',
    start: '2026-07-01T14:00',
    end: '2026-07-01T15:00',
  });
  const seen = await items(ravi!, '2026-07-01', '2026-07-02');
  expect(seen.map(({ title, movable, private: isPrivate }) => ({ title, movable, isPrivate }))).toEqual([
    { title: 'Town hall', movable: false, isPrivate: false },
    { title: null, movable: false, isPrivate: true },
  ]);
  expect(JSON.stringify(seen)).not.toContain('Board');
  expect((await ravi!.get(`/api/calendar/events/${hidden.id}`)).status).toBe(404);
  const tried = await change(ravi!, open.id, { version: 1, scope: 'all', at: open.at, title: 'Mine' });
  expect(tried).toMatchObject({ status: 403, body: { error: { code: 'ACCESS_DENIED' } } });
  const blocks = await ravi!.get(`/api/calendar/busy?people=${asha!.user.id}&from=2026-07-01&to=2026-07-02`);
  expect(blocks.body.items).toEqual([
    {
      userId: asha!.user.id,
      name: 'Asha employee',
      blocks: [{ start: '2026-07-01T04:30:00.000Z', end: '2026-07-01T05:30:00.000Z' }],
    },
  ]);
});

test('members of a team read its events, its leader changes them', async () => {
  const employeeOf = async ({ user }: TestPerson) =>
    (await hr!.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0].id;
  await portal.settle();
  const team = await hr!.post('/api/hr/teams', {
    name: 'Motion',
    purpose: null,
    leaderId: await employeeOf(lead!),
    minPresent: 0,
  });
  expect(team.status).toBe(201);
  const joined = await hr!.post(`/api/hr/teams/${team.body.id}/add-members`, {
    version: team.body.version,
    employeeIds: [await employeeOf(ravi!)],
    from: '2020-01-01',
  });
  expect(joined.status).toBeLessThan(300);
  expect((await lead!.get('/api/calendar/owners')).body.items).toMatchObject([
    { kind: 'person' },
    { kind: 'team', name: 'Motion' },
  ]);
  const owner = { kind: 'team', id: team.body.id } as const;
  expect((await ravi!.post('/api/calendar/events', eventDraft({ owner }))).body.error.code).toBe(
    'EVENT_OWNER',
  );
  const made = await add(lead!, { owner, title: 'Crit', start: '2026-07-03T10:00', end: '2026-07-03T11:00' });
  const of = async (person: TestPerson) =>
    (await items(person, '2026-07-03', '2026-07-04')).map(({ source, title, movable }) => [
      source,
      title,
      movable,
    ]);
  expect(await of(ravi!)).toEqual([['teamEvents', 'Crit', false]]);
  expect(await of(lead!)).toEqual([['teamEvents', 'Crit', true]]);
  expect(await of(asha!)).toEqual([]);
  const shown = (await ravi!.get('/api/calendar/sources')).body.items;
  const calendars = [{ key: `teamEvents.${team.body.id}`, title: 'Motion' }];
  expect(shown.find(({ key }: { key: string }) => key === 'teamEvents')).toMatchObject({ calendars });
  expect((await asha!.get(`/api/calendar/events/${made.id}`)).status).toBe(404);
  expect((await change(ravi!, made.id, { version: 1, scope: 'all', at: made.at, title: 'x' })).status).toBe(
    403,
  );
});
