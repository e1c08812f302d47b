import type { CalendarEvent, CalendarItem, CreateEvent, FoundSlots, UpdateEvent } from '@atrium/contracts';
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
    title: 'Pitch',
    guestIds: [ravi!.user.id],
    start: '2026-07-06T10:00',
    end: '2026-07-06T11:00',
  });
  await portal.settle();
  expect((await ravi!.get('/api/notifications')).body.items[0]).toMatchObject({
    kind: 'event.invited',
    title: 'Asha employee invited you to an event',
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

test('a guest from outside is told of the room, and of another one', async () => {
  const room = async (name: string): Promise<string> =>
    (await hr!.post('/api/calendar/rooms', { name, capacity: 8, place: null })).body.id;
  const guests = { roomId: await room('Den'), place: 'Andheri', outsideGuests: ['kabir@out.example'] };
  const made = await add(asha!, { ...guests, start: '2026-08-10T10:00', end: '2026-08-10T11:00' });
  const roomId = await room('Hall');
  await change(asha!, made.id, { version: 1, scope: 'all', at: made.at, roomId });
  const mails = await portal.mailsTo('kabir@out.example');
  const files = mails.map(({ attachments: [file] }) => Buffer.from(file!.base64, 'base64').toString());
  for (const [place, name] of ['Den', 'Hall'].entries()) {
    expect(mails[place]?.text).toContain(`(Asia/Kolkata)\n${name}, Andheri\n`);
    expect(files[place]).toContain(`SEQUENCE:${String(place)}\r\n`);
    expect(files[place]).toContain(`LOCATION:${name}\\, Andheri\r\n`);
  }
});

test('one date is answered alone; a moved date asks again about itself only; hidden guests see themselves', async () => {
  const made = await add(asha!, {
    title: 'Weekly',
    rule: 'FREQ=WEEKLY',
    guestIds: [ravi!.user.id, hr!.user.id],
    guestsHidden: true,
    start: '2026-09-07T10:00',
    end: '2026-09-07T11:00',
    outsideGuests: ['zoya@out.example'],
  });
  const [first, second, third] = made.next;
  const path = `/api/calendar/events/${made.id}`;
  const answer = (given: 'yes' | 'no', at?: string) => ravi!.post(`${path}/answer`, { answer: given, at });
  await answer('yes');
  expect((await answer('no', second)).body).toMatchObject({ answer: 'no', at: second });
  const seen = (await ravi!.get(path)).body;
  expect(seen).toMatchObject({ guests: [{ id: ravi!.user.id, answer: 'yes' }], outsideGuests: [] });
  const answerAt = async (at: string, of = path): Promise<string | undefined> =>
    (await asha!.get<CalendarEvent>(`${of}?at=${at}`)).body.guests.find(({ id }) => id === ravi!.user.id)
      ?.answer;
  const busy = async (day: string, to: string): Promise<unknown[]> =>
    (await hr!.get(`/api/calendar/busy?people=${ravi!.user.id}&from=${day}&to=${to}`)).body.items[0].blocks;
  const [declined, kept] = [await busy('2026-09-14', '2026-09-15'), await busy('2026-09-21', '2026-09-22')];
  expect([declined.length, kept.length]).toEqual([0, 1]);
  const link = await portal.tokenMailedTo('zoya@out.example');
  const send = (step: string, body: object) => portal.browser().post(`/api/event-invitations/${step}`, body);
  expect((await send('read', { link })).body).toMatchObject({ guests: [], repeats: true, next: made.next });
  expect((await send('answer', { link, answer: 'yes' })).body).toMatchObject({ at: first, answer: 'yes' });
  const moved = { start: '2026-09-21T15:00', end: '2026-09-21T16:00' };
  expect((await change(asha!, made.id, { version: 1, scope: 'this', at: third!, ...moved })).status).toBe(
    200,
  );
  expect([await answerAt(third!), await answerAt(first!)]).toEqual(['none', 'yes']);
  await portal.settle();
  // The following dates become an event of their own, with the answers about them.
  const split = await change(asha!, made.id, { version: 2, scope: 'following', at: second!, title: 'Anew' });
  const { id } = split.body.event;
  expect(await answerAt(second!, `/api/calendar/events/${id}`)).toBe('no');
  expect(split.body.event.outsideGuests).toMatchObject([{ email: 'zoya@out.example', answer: 'yes' }]);
  const mails = await portal.mailsTo('zoya@out.example');
  expect(mails.map(({ attachments }) => attachments.length)).toEqual([1, 1, 2]);
});

test('a time is found at which all are at work and free; who is busy is named and nothing of it', async () => {
  const day = '2026-10-06';
  const on = (from: string, to: string) => ({ start: `${day}T${from}`, end: `${day}T${to}` });
  const own = await add(lead!, { ...on('09:00', '10:00'), title: 'Secret', guestIds: [hr!.user.id] });
  await add(hr!, { ...on('11:00', '12:10'), title: 'Secret' });
  const people = [hr!.user.id];
  const ask = { people, day, zone: 'Asia/Kolkata', minutes: 60, eventId: null };
  const found = await lead!.post<FoundSlots>('/api/calendar/slots', ask);
  expect(found.body.people.map(({ name, blocks }) => [name, blocks.length])).toEqual([
    ['Lata teamLeader', 1],
    ['Hema hr', 2],
  ]);
  const starts = (slots: FoundSlots['slots']) => slots.map(({ start }) => start.slice(0, 16));
  const at = (...times: string[]) => times.map((time) => `${day}T${time}`);
  expect(starts(found.body.slots)).toEqual(at('04:30', '06:45', '07:45'));
  expect(JSON.stringify(found.body)).not.toContain('Secret');
  const edited = await lead!.post<FoundSlots>('/api/calendar/slots', { ...ask, eventId: own.id });
  expect(starts(edited.body.slots)[0]).toBe(`${day}T03:30`);
  // An event that somebody does not see stands in the way, so that nobody learns when it takes place.
  const foreign = await ravi!.post<FoundSlots>('/api/calendar/slots', { ...ask, eventId: own.id });
  expect(starts(foreign.body.slots)[0]).toBe(`${day}T04:30`);
  const clashes = async (from: string, to: string) =>
    (
      await ravi!.post('/api/calendar/clashes', {
        people,
        ...on(from, to),
        zone: 'Asia/Kolkata',
        eventId: null,
      })
    ).body.busy;
  expect(await clashes('12:00', '13:00')).toEqual([{ userId: hr!.user.id, name: 'Hema hr' }]);
  expect(await clashes('12:10', '13:00')).toEqual([]);
});

test('a longer time than can be shown is refused; of too much some of each day is shown and the rest is counted', async () => {
  const ask = async (query: string) => (await ravi!.get(`/api/calendar/items?${query}`)).body.error?.fields;
  expect(await ask('from=2026-01-01&to=2027-03-01')).toEqual({ to: 'Choose a shorter time.' });
  expect(await ask('from=2026-01-02&to=2026-01-01')).toEqual({ to: 'It ends before it starts.' });
  for (let hour = 8; hour < 22; hour += 1) {
    const time = String(hour).padStart(2, '0');
    await add(lead!, { rule: 'FREQ=DAILY', start: `2027-01-01T${time}:00`, end: `2027-01-01T${time}:30` });
  }
  const month = await lead!.get('/api/calendar/items?from=2027-01-01&to=2027-02-01');
  expect([month.status, month.body.more]).toEqual([200, []]);
  // 14 a day, of which 5,000 in 365 days leave 13.
  const { status, body } = await lead!.get('/api/calendar/items?from=2027-01-01&to=2028-01-01');
  expect([status, body.more.length, body.more[0]?.day]).toEqual([200, 365, '2027-01-01']);
  expect(body.items.length).toBeLessThanOrEqual(5_000);
  const ofFirst = body.items.filter(({ start }: CalendarItem) => start.startsWith('2027-01-01'));
  expect(ofFirst.length).toBeGreaterThan(10);
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
    organiser: { id: manager.user.id },
    owner: { id: manager.user.id },
    guests: [],
    reminders: [10],
    mayChange: true,
  });
  expect((await ravi!.get(`/api/calendar/events/${secret.id}`)).body.organiser.id).toBe(ravi!.user.id);
  for (const each of [secret, alone])
    expect((await manager.get(`/api/calendar/events/${each.id}`)).status).toBe(404);
  const told = (await manager.get('/api/notifications')).body.items;
  expect(told.map(({ kind }: { kind: string }) => kind)).toContain('event.received');
  const path = new URL(link.url).pathname;
  expect((await portal.browser().send({ method: 'GET', path })).status).toBe(404);
});

test('a private event is so for an admin who looks at the portal as its person', async () => {
  const own = { owner: { kind: 'person' as const }, title: 'Dentist', place: 'Zyx street' };
  const times = { start: '2026-12-28T10:00', end: '2026-12-28T11:00' };
  const secret = await add(asha!, { ...own, ...times, visibility: 'private' });
  const looking = await acme.signIn(acme.admin.user.email);
  expect((await looking.post(`/api/users/${asha!.user.id}/see-as`)).status).toBe(200);
  const onThatDay = await items(looking, '2026-12-28', '2026-12-29');
  expect(onThatDay.filter((item) => item.private)).toMatchObject([{ title: null }]);
  expect((await looking.get('/api/calendar/search?text=zyx')).body.items).toEqual([]);
  expect((await looking.get(`/api/calendar/events/${secret.id}`)).status).toBe(404);
  const found = (await asha!.get('/api/calendar/search?text=zyx')).body.items;
  expect(found).toMatchObject([{ title: 'Dentist' }]);
});
