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
const change = (by: TestPerson, id: string, body: UpdateEvent) =>
  by.patch(`/api/calendar/events/${id}`, body);

test('guests are told and answer; a change of time or place asks again, words do not', async () => {
  const made = await add(asha!, {
    ...{ title: 'Pitch', guestIds: [ravi!.user.id], start: '2026-07-06T10:00', end: '2026-07-06T11:00' },
  });
  await portal.settle();
  expect((await ravi!.get('/api/notifications')).body.items[0]).toMatchObject({
    ...{ kind: 'event.invited', title: 'Asha employee invited you to an event' },
    path: `calendar?event=${made.id}`,
  });
  const answer = (person: TestPerson) =>
    person.post(`/api/calendar/events/${made.id}/answer`, { answer: 'yes' });
  expect((await answer(ravi!)).body).toMatchObject({ answer: 'yes', mayChange: false });
  expect((await answer(lead!)).status).toBe(404);
  expect((await answer(asha!)).body.error.code).toBe('EVENT_NOT_INVITED');
  const answerOf = async () => (await asha!.get(`/api/calendar/events/${made.id}`)).body.guests[0].answer;
  const words = await change(asha!, made.id, { version: 1, scope: 'all', at: made.at, title: 'The pitch' });
  expect([words.status, await answerOf()]).toEqual([200, 'yes']);
  await change(asha!, made.id, { version: 2, scope: 'all', at: made.at, place: 'Studio' });
  expect(await answerOf()).toBe('none');
  await ravi!.post(`/api/calendar/events/${made.id}/answer`, { answer: 'no' });
  const [invited] = await items(ravi!, '2026-07-06', '2026-07-07');
  expect(invited).toMatchObject({
    title: 'The pitch',
    busy: false,
    source: 'events',
    event: { answer: 'no' },
  });
  const blocks = await lead!.get(`/api/calendar/busy?people=${ravi!.user.id}&from=2026-07-06&to=2026-07-07`);
  expect(blocks.body.items[0].blocks).toEqual([]);
});

test('a room holds one event at a time, also when two people want it at once', async () => {
  const room = (await hr!.post('/api/calendar/rooms', { name: 'Board room', capacity: 8, place: null })).body;
  const at = (from: string, to: string) => ({ start: `2026-08-03T${from}`, end: `2026-08-03T${to}` });
  await add(asha!, { title: 'Design review', roomId: room.id, rule: 'FREQ=WEEKLY', ...at('10:00', '11:00') });
  const taken = await asha!.post(
    '/api/calendar/events',
    eventDraft({ roomId: room.id, start: '2026-09-07T10:30', end: '2026-09-07T12:00' }),
  );
  expect(taken).toMatchObject({ status: 409, body: { error: { code: 'EVENT_ROOM_TAKEN' } } });
  expect(taken.body.error.message).toBe('Board room is taken 2026-09-07 10:00 to 11:00 by Design review.');
  const unseen = await ravi!.post(
    '/api/calendar/events',
    eventDraft({ roomId: room.id, ...at('10:30', '12:00') }),
  );
  expect(unseen.body.error.fields).toEqual({ roomId: 'Board room is taken 2026-08-03 10:00 to 11:00.' });
  const both = await Promise.all(
    [ravi!, lead!].map((each) =>
      each.post('/api/calendar/events', eventDraft({ roomId: room.id, ...at('11:00', '12:00') })),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await ravi!.get('/api/calendar/rooms/choices')).body.items).toMatchObject([{ name: 'Board room' }]);
});

test('a longer time than can be shown is refused', async () => {
  const ask = async (query: string) => (await ravi!.get(`/api/calendar/items?${query}`)).body.error?.fields;
  expect(await ask('from=2026-01-01&to=2027-03-01')).toEqual({ to: 'Choose a shorter time.' });
  expect(await ask('from=2026-01-02&to=2026-01-01')).toEqual({ to: 'It ends before it starts.' });
  for (let hour = 8; hour < 22; hour += 1) {
    const time = String(hour).padStart(2, '0');
    await add(lead!, { rule: 'FREQ=DAILY', start: `2027-01-01T${time}:00`, end: `2027-01-01T${time}:30` });
  }
  const { status, body } = await lead!.get('/api/calendar/items?from=2027-01-01&to=2028-01-01');
  expect({ status, fields: body.error?.fields }).toEqual({
    status: 400,
    fields: { to: 'Choose a shorter time.' },
  });
});

test('events of someone who leaves go to their manager, private ones to the first guest', async () => {
  const manager = await acme.person('teamLeader', { firstName: 'Meera' });
  const leaver = await acme.person('employee', { firstName: 'Rohan' });
  const employees = (await hr!.get('/api/hr/employees')).body.items;
  const recordOf = (of: TestPerson) =>
    employees.find(({ workEmail }: { workEmail: string }) => workEmail === of.user.email);
  const { id, version } = recordOf(leaver);
  const report = { version, managerId: recordOf(manager).id };
  expect((await hr!.patch(`/api/hr/employees/${id}`, report)).status).toBe(200);
  const later = { start: '2026-08-03T10:00', end: '2026-08-03T11:00' };
  const pitch = await add(leaver, { ...later, title: 'Pitch', guestIds: [manager.user.id], reminders: [10] });
  const secret = await add(leaver, { ...later, visibility: 'private', guestIds: [ravi!.user.id] });
  const alone = await add(leaver, { ...later, title: 'Dentist', visibility: 'private' });
  const link = (await leaver.post('/api/calendar/feeds', { name: 'Phone', details: 'full' })).body;
  const account = (await acme.admin.get(`/api/users/${leaver.user.id}`)).body;
  const stop = { version: account.version };
  expect((await acme.admin.post(`/api/users/${leaver.user.id}/deactivate`, stop)).status).toBe(200);
  await portal.settle();
  const seen = await manager.get(`/api/calendar/events/${pitch.id}`);
  expect(seen.body).toMatchObject({
    ...{ organiser: { id: manager.user.id }, owner: { id: manager.user.id } },
    ...{ guests: [], reminders: [10], mayChange: true },
  });
  expect((await ravi!.get(`/api/calendar/events/${secret.id}`)).body.organiser.id).toBe(ravi!.user.id);
  for (const each of [secret, alone])
    expect((await manager.get(`/api/calendar/events/${each.id}`)).status).toBe(404);
  const told = (await manager.get('/api/notifications')).body.items;
  expect(told.map(({ kind }: { kind: string }) => kind)).toContain('event.received');
  const path = new URL(link.url).pathname;
  expect((await portal.browser().send({ method: 'GET', path })).status).toBe(404);
});
