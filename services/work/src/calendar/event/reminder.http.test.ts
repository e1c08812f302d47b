import type { CalendarEvent, CreateEvent } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { eventDraft } from '../../testing/event.factory.js';
import { Reminders } from './reminders.service.js';

const clock = new TestClock('2026-06-15T04:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-06-15T04:00:00Z');
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
});

const add = async (by: TestPerson, more: Partial<CreateEvent> = {}): Promise<CalendarEvent> => {
  const { status, body } = await by.post(
    '/api/calendar/events',
    eventDraft({ rule: 'FREQ=DAILY', reminders: [10], ...more }),
  );
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const send = async (at: string): Promise<number> => {
  clock.set(at);
  const sent = await portal.app.get(TenantDb).run(acme.id, () => portal.app.get(Reminders).sendDue());
  await portal.settle();
  return sent;
};
const told = async (by: TestPerson): Promise<string[]> => {
  // Sessions end before the day of the last reminder does.
  clock.set('2026-06-15T05:00:00Z');
  return (await by.get('/api/notifications')).body.items
    .filter(({ kind }: { kind: string }) => kind === 'event.reminder')
    .map(({ title }: { title: string }) => title);
};

test('each date is reminded of once, and the next one after it', async () => {
  const { id, version } = await add(asha!);
  expect(await send('2026-06-15T04:14:00Z')).toBe(0);
  expect(await send('2026-06-15T04:16:00Z')).toBe(1);
  expect(await send('2026-06-15T04:20:00Z')).toBe(0);
  const moved = { version, scope: 'all', at: '2026-06-15T10:00', title: 'Daily' };
  expect((await asha!.patch(`/api/calendar/events/${id}`, moved)).status).toBe(200);
  expect(await send('2026-06-15T04:21:00Z')).toBe(0);
  expect(await send('2026-06-16T04:20:00Z')).toBe(1);
  expect(await told(asha!)).toEqual(['Daily starts at 10:00', 'Stand-up starts at 10:00']);
});

test('what is more than ten minutes late is dropped and listed as missed', async () => {
  const { id } = await add(asha!, { title: 'Early call' });
  expect(await send('2026-06-16T04:31:00Z')).toBe(0);
  expect(await told(asha!)).toEqual([]);
  const { items } = (await asha!.get('/api/calendar/reminders/missed')).body;
  expect(items.map(({ eventId, at }: { eventId: string; at: string }) => [eventId, at])).toEqual([
    [id, '2026-06-16T10:00'],
    [id, '2026-06-15T10:00'],
  ]);
  expect((await ravi!.get('/api/calendar/reminders/missed')).body.items).toEqual([]);
});

test('guests are reminded, too, until they decline; whole days from midnight where the company is', async () => {
  const { id } = await add(asha!, {
    title: 'Outing',
    zone: null,
    start: '2026-06-16',
    end: '2026-06-16',
    rule: null,
    reminders: [360],
    guestIds: [ravi!.user.id],
  });
  expect(await send('2026-06-15T12:20:00Z')).toBe(0);
  expect((await ravi!.post(`/api/calendar/events/${id}/answer`, { answer: 'no' })).status).toBe(200);
  expect(await send('2026-06-15T12:26:00Z')).toBe(1);
  expect([await told(asha!), await told(ravi!)]).toEqual([['Outing is on 16 June'], []]);
});

test('an event that was deleted comes back with its people, their answers and reminders, once', async () => {
  const outside = `zoya@${ravi!.user.id}.example`;
  const made = await add(asha!, {
    title: 'Pitch',
    guestIds: [ravi!.user.id],
    outsideGuests: [outside],
    reminders: [30],
  });
  const path = `/api/calendar/events/${made.id}`;
  await ravi!.post(`${path}/answer`, { answer: 'yes' });
  const late = { version: made.version, scope: 'this', at: made.next[1], title: 'Late pitch' };
  expect((await asha!.patch(path, late)).status).toBe(200);
  const other = {
    at: made.at,
    start: '2026-06-15T15:00',
    end: '2026-06-15T16:00',
    zone: 'Asia/Kolkata',
    note: 'Later?',
  };
  await ravi!.post(`${path}/propose`, other);
  const link = await portal.tokenMailedTo(outside);
  const seen = async (by: TestPerson) => {
    const { version, proposals, ...event } = (await by.get<CalendarEvent>(path)).body;
    const date = await by.get<CalendarEvent>(`${path}?at=${made.next[1]!}`);
    return { event, title: date.body.title, version, times: proposals.map(({ id: _, ...each }) => each) };
  };
  const before = [await seen(asha!), await seen(ravi!)];
  expect(before[0]!.times).toHaveLength(1);
  const { body } = await asha!.post(`${path}/remove`, { version: 2, scope: 'all', at: made.at });
  expect((await asha!.get(path)).status).toBe(404);
  expect((await ravi!.post(`${path}/undo`, { undo: body.undo })).body.error.code).toBe('EVENT_UNDO_OVER');
  const both = await Promise.all([1, 2].map(() => asha!.post(`${path}/undo`, { undo: body.undo })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await seen(asha!), await seen(ravi!)]).toEqual(before.map((each) => ({ ...each, version: 3 })));
  const mails = await portal.mailsTo(outside);
  const file = (place: number) => Buffer.from(mails[place]!.attachments[0]!.base64, 'base64').toString();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Invitation: Pitch',
    'Changed: Pitch',
    'Cancelled: Pitch',
    'Invitation: Pitch',
  ]);
  expect([file(2), file(3)].map((text) => /SEQUENCE:(\d+)/.exec(text)?.[1])).toEqual(['1', '2']);
  const read = await portal.browser().post('/api/event-invitations/read', { link });
  expect(read.body).toMatchObject({ title: 'Pitch' });
  expect(await send('2026-06-15T04:00:00Z')).toBe(2);
});
