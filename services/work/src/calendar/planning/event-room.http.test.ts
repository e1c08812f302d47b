import type { CreateEvent, FindClashes, FindSlots, FoundClashes, FoundSlots } from '@atrium/contracts';
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

const add = async (by: TestPerson, more: Partial<CreateEvent> = {}): Promise<void> => {
  const { status, body } = await by.post('/api/calendar/events', eventDraft(more));
  expect({ status, body }).toMatchObject({ status: 201 });
};

test('a room holds one event at a time, also when two people want it at once', async () => {
  const room = (await hr!.post('/api/calendar/rooms', { name: 'Board room', capacity: 8, place: null })).body;
  const at = (from: string, to: string) => ({ start: `2026-08-03T${from}`, end: `2026-08-03T${to}` });
  await add(asha!, { title: 'Design review', roomId: room.id, rule: 'FREQ=WEEKLY', ...at('10:00', '11:00') });
  const taken = await asha!.post(
    '/api/calendar/events',
    eventDraft({ roomId: room.id, start: '2026-09-07T10:30', end: '2026-09-07T12:00' }),
  );
  expect(taken).toMatchObject({ status: 409, body: { error: { code: 'EVENT_ROOM_TAKEN' } } });
  expect(taken.body.error.message).toBe('Board room is taken on Mon, 7 Sept, 10:00–11:00 by Design review.');
  const unseen = await ravi!.post(
    '/api/calendar/events',
    eventDraft({ roomId: room.id, ...at('10:30', '12:00') }),
  );
  const said = 'Board room is taken on Mon, 3 Aug, 10:00–11:00.';
  expect(unseen.body.error.fields).toEqual({ roomId: said });
  const both = await Promise.all(
    [ravi!, lead!].map((each) =>
      each.post('/api/calendar/events', eventDraft({ roomId: room.id, ...at('11:00', '12:00') })),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  // The same is told before anything is saved; a repeat meets what one date does not.
  const fault = async (by: TestPerson, day: string, more: Partial<FindClashes> = {}) => {
    const times = { start: `${day}T10:30`, end: `${day}T12:00`, zone: 'Asia/Kolkata' };
    const asked = { people: [], roomId: room.id, ...times, eventId: null, ...more };
    return (await by.post<FoundClashes>('/api/calendar/clashes', asked)).body.room;
  };
  expect(await fault(ravi!, '2026-08-03')).toBe(said);
  expect(await fault(ravi!, '2026-08-04')).toBeNull();
  expect(await fault(asha!, '2026-08-04', { rule: 'FREQ=DAILY;INTERVAL=2' })).toBe(
    'Board room is taken on Mon, 10 Aug, 10:00–11:00 by Design review.',
  );
  expect(await fault(ravi!, '2026-08-03', { roomId: null })).toBeNull();
  expect((await ravi!.get('/api/calendar/rooms/choices')).body.items).toMatchObject([{ name: 'Board room' }]);
});

test('an event has any of the colours of the calendar', async () => {
  const draft = (colour: number) => ({ ...eventDraft(), colour });
  const made = await asha!.post('/api/calendar/events', draft(11));
  expect(made).toMatchObject({ status: 201, body: { colour: 11 } });
  expect((await asha!.post('/api/calendar/events', draft(12))).status).toBe(400);
});

test('a time is found at which the room is free as well, also without guests; of what takes it nothing is told', async () => {
  const room = (await hr!.post('/api/calendar/rooms', { name: 'Studio', capacity: 4, place: null })).body;
  const day = '2026-10-05';
  const at = (from: string, to: string) => ({ start: `${day}T${from}`, end: `${day}T${to}` });
  const taken = { title: 'Secret', roomId: room.id, rule: 'FREQ=DAILY;COUNT=3' };
  const made = await asha!.post('/api/calendar/events', eventDraft({ ...taken, ...at('09:00', '17:00') }));
  const find = async (by: TestPerson, more: Partial<FindSlots> = {}) => {
    const ask = { people: [], day, zone: 'Asia/Kolkata', minutes: 60, eventId: null, ...more };
    return (await by.post<FoundSlots>('/api/calendar/slots', ask)).body;
  };
  const first = ({ slots }: FoundSlots) => slots[0]?.start;
  const alone = await find(ravi!);
  expect([alone.room, first(alone)]).toEqual([null, `${day}T03:30:00.000Z`]);
  const there = await find(ravi!, { roomId: room.id });
  expect(there.room).toEqual({
    name: 'Studio',
    blocks: [{ start: `${day}T03:30:00.000Z`, end: `${day}T11:30:00.000Z` }],
  });
  expect(first(there)).toBe(`${day}T11:30:00.000Z`);
  expect(JSON.stringify(there)).not.toContain('Secret');
  // The event that is edited does not stand in its own way.
  const own = await find(asha!, { roomId: room.id, eventId: made.body.id });
  expect(own.room?.blocks).toEqual([]);
  expect((await find(ravi!, { roomId: lead!.user.id })).room).toBeNull();
});
