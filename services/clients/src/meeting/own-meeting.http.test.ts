import type { CalendarEvent, Client, CreateEvent, OwnMeeting } from '@atrium/contracts';
import {
  expectDone,
  TEST_PASSWORD,
  TestClock,
  TestPortal,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { eventDraft } from '@atrium/work/testing';
import { clientDraft, contactDraft } from '../testing/client-draft.factory.js';
import { executive } from '../testing/executive.factory.js';

const PATH = '/api/client-portal/meeting';
const EMAIL = 'meera@kesar.example';
const OTHER = 'office@kesar.example';
const clock = new TestClock('2026-06-15T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, meera]: TestPerson[] = [];

async function join(client: Client): Promise<TestPerson> {
  const { items } = (await asha!.get(`/api/client-logins?clientId=${client.id}`)).body;
  const { contact, version } = items[0];
  expectDone(await asha!.post(`/api/client-logins/${contact.id}`, { step: 'invite', version }));
  const token = await portal.tokenMailedTo(EMAIL);
  const person = { token, firstName: 'Meera', lastName: 'Nair', password: TEST_PASSWORD };
  expectDone(await portal.browser().post('/api/auth/invitations/accept', person));
  return acme.signIn(EMAIL);
}

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await executive(acme, 'Asha');
  const contacts = [contactDraft({ emails: [EMAIL, OTHER] })];
  const client = expectDone(
    await asha.post<Client>('/api/clients', clientDraft({ name: 'Kesar', contacts })),
  );
  meera = await join(client);
});
afterAll(() => portal.close());

const add = async (more: Partial<CreateEvent>): Promise<CalendarEvent> =>
  expectDone(
    await asha!.post<CalendarEvent>('/api/calendar/events', eventDraft({ zone: 'Asia/Kolkata', ...more })),
  );
/** To everything that they are invited to by now. */
const sayNo = () => portal.database.query(`update calendar_outside_guest set answer = 'no'`);
const nextOf = async (by: TestPerson) => expectDone(await by.get<OwnMeeting>(PATH)).meeting;

test('a client sees the next meeting to which they are invited, until it ends, and nothing else', async () => {
  expect(await nextOf(meera!)).toBeNull();
  await add({ title: 'Salaries', start: '2026-06-15T12:00', end: '2026-06-15T13:00' });
  await add({
    title: 'With others',
    start: '2026-06-15T12:00',
    end: '2026-06-15T13:00',
    outsideGuests: ['zed@zirconia.example'],
  });
  await add({
    title: 'Review',
    start: '2026-06-17T10:00',
    end: '2026-06-17T11:00',
    rule: 'FREQ=WEEKLY',
    outsideGuests: [EMAIL],
  });
  const kickOff = {
    title: 'Kick-off',
    place: 'Andheri office',
    link: 'https://meet.example/kesar',
    description: 'They pay late.',
    start: '2026-06-16T11:00',
    end: '2026-06-16T12:00',
  };
  await add({ ...kickOff, outsideGuests: [EMAIL] });
  expect(await nextOf(meera!)).toEqual({
    title: 'Kick-off',
    start: '2026-06-16T05:30:00Z',
    end: '2026-06-16T06:30:00Z',
    allDay: false,
    place: 'Andheri office',
    link: 'https://meet.example/kesar',
  });
  expect(await nextOf(asha!)).toBeNull();
  expect((await portal.browser().get(PATH)).status).toBe(401);
  clock.advance({ days: 1 });
  // Half an hour into the meeting.
  expect((await nextOf(await acme.signIn(EMAIL)))?.title).toBe('Kick-off');
  clock.advance({ minutes: 31 });
  expect(await nextOf(await acme.signIn(EMAIL))).toMatchObject({
    title: 'Review',
    start: '2026-06-17T04:30:00Z',
  });
});

test('what was cancelled or declined is not shown', async () => {
  asha = await acme.signIn(asha!.user.email);
  const made = await add({
    title: 'Sooner',
    start: '2026-06-16T18:00',
    end: '2026-06-16T19:00',
    outsideGuests: [EMAIL],
  });
  const client = await acme.signIn(EMAIL);
  expect((await nextOf(client))?.title).toBe('Sooner');
  await portal.database.query(
    `update calendar_outside_guest set answer = 'no' where event_id = $1 and email = $2`,
    [made.id, EMAIL],
  );
  expect((await nextOf(client))?.title).toBe('Review');
  await portal.database.query(`update calendar_outside_guest set answer = 'yes' where event_id = $1`, [
    made.id,
  ]);
  expect((await nextOf(client))?.title).toBe('Sooner');
  const { version, at } = expectDone(await asha.get<CalendarEvent>(`/api/calendar/events/${made.id}`));
  expectDone(await asha.post(`/api/calendar/events/${made.id}/remove`, { version, scope: 'all', at }));
  expect((await nextOf(client))?.title).toBe('Review');
});

test('a meeting of several days stands until it is over, by the days of the company', async () => {
  await sayNo();
  clock.advance({ days: 5 });
  asha = await acme.signIn(asha!.user.email);
  // 21 June, 12:01 in India.
  const retreat = { title: 'Retreat', start: '2026-06-21T13:00', end: '2026-06-24T13:00' };
  await add({ ...retreat, outsideGuests: [EMAIL] });
  clock.advance({ days: 2 });
  expect(await nextOf(await acme.signIn(EMAIL))).toMatchObject({
    title: 'Retreat',
    start: '2026-06-21T07:30:00Z',
    end: '2026-06-24T07:30:00Z',
  });
  await sayNo();
  asha = await acme.signIn(asha.user.email);
  const fair = { title: 'Fair', zone: null, start: '2026-06-23', end: '2026-06-24' };
  await add({ ...fair, outsideGuests: [OTHER] });
  clock.advance({ hours: 35 });
  // 24 June, 23:01 in India.
  const shown = await nextOf(await acme.signIn(EMAIL));
  expect(shown).toMatchObject({ title: 'Fair', allDay: true, start: '2026-06-23', end: '2026-06-25' });
  clock.advance({ hours: 1 });
  // 25 June in India, 24 June in UTC.
  expect(await nextOf(await acme.signIn(EMAIL))).toBeNull();
});
