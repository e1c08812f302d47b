import type { CalendarEvent, HeldMailList, NotificationList } from '@atrium/contracts';
import { expectDone, TestPortal, type HttpClient, type TestCompany, type TestPerson } from '@atrium/testing';
import { eventDraft } from '../../testing/event.factory.js';

const OPERATOR = { email: 'ops@atrium.test', password: 'operator-of-everything' };

let portal: TestPortal;
let acme: TestCompany;
let asha: TestPerson;
let operator: HttpClient;
beforeAll(async () => {
  portal = await TestPortal.start({
    variables: {
      PUBLIC_URL: 'http://portal.example',
      ATRIUM_OUTBOX: 'on',
      ATRIUM_OPERATOR_EMAIL: OPERATOR.email,
      ATRIUM_OPERATOR_PASSWORD: OPERATOR.password,
    },
  });
  acme = await portal.company({ name: 'Acme Media' });
  asha = await acme.person('employee');
  operator = portal.browser();
  expectDone(await operator.post('/api/platform/login', OPERATOR));
});
afterAll(() => portal.close());

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const invite = (guest: string, title = 'Kick-off') =>
  asha.post(
    '/api/calendar/events',
    eventDraft({ title, start: `${day}T10:00`, end: `${day}T11:00`, outsideGuests: [guest] }),
  );
const held = async () => (await operator.get<HeldMailList>('/api/platform/held-mail')).body.items;
const release = { companyId: '' };

test('in its first week words of a company to strangers wait until the operator lets them go', async () => {
  release.companyId = acme.id;
  expectDone(await invite('kabir@out.example', 'You won a prize'));
  expect(await portal.mailsTo('kabir@out.example')).toEqual([]);
  const told = (await asha.get<NotificationList>('/api/notifications')).body.items;
  expect(told.map(({ title }) => title)).toContain('Your emails to people outside wait');
  expect(await held()).toMatchObject([
    {
      company: { code: acme.code, name: 'Acme Media' },
      mails: 1,
      people: 1,
      subjects: ['Invitation: You won a prize'],
    },
  ]);
  expect((await acme.admin.post('/api/platform/held-mail/release', release)).status).toBe(403);
  // What the portal itself says, with its own links, goes out.
  const body = { email: 'new@acme.example', firstName: 'New', lastName: 'Person', role: 'employee' };
  expectDone(await acme.admin.post('/api/users/invitations', body));
  expect(await portal.mailsTo(body.email)).toHaveLength(1);
});

test('the operator lets them go, also those that come later', async () => {
  const released = await operator.post('/api/platform/held-mail/release', release);
  expect(released.body).toEqual({ sent: 1 });
  expect(await portal.mailsTo('kabir@out.example')).toMatchObject([
    { subject: 'Invitation: You won a prize' },
  ]);
  expect(await held()).toEqual([]);
  expectDone(await invite('meera@out.example'));
  expect(await portal.mailsTo('meera@out.example')).toHaveLength(1);
  expect((await operator.get('/api/platform/log')).body.items[0]).toMatchObject({ action: 'mail.released' });
});

test('many changes of an event within minutes are one mail', async () => {
  let event = expectDone(await invite('zoya@out.example')) as CalendarEvent;
  for (let round = 1; round <= 10; round += 1) {
    const change = { version: event.version, scope: 'all', at: event.at, title: `Kick-off ${String(round)}` };
    event = expectDone(
      await asha.patch<{ event: CalendarEvent }>(`/api/calendar/events/${event.id}`, change),
    ).event;
  }
  expect(await portal.mailsTo('zoya@out.example')).toHaveLength(1);
  // The queue runs on the real clock, so its jobs are made due.
  await portal.database.query(
    'update graphile_worker._private_jobs set run_at = now(); notify "jobs:insert"',
  );
  const mails = await portal.mailsTo('zoya@out.example');
  expect(mails.map(({ subject }) => subject)).toEqual(['Invitation: Kick-off', 'Changed: Kick-off 10']);
});

test('nobody gets more than ten mails a day from people who chose their address', async () => {
  for (let round = 0; round < 10; round += 1) expectDone(await invite('anu@out.example'));
  const refused = await invite('anu@out.example');
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([429, ['outsideGuests']]);
  expect(await portal.mailsTo('anu@out.example')).toHaveLength(10);
  const other = (await portal.company()).admin;
  const body = { email: 'anu@out.example', firstName: 'Anu', lastName: 'Rao', role: 'employee' };
  expect((await other.post('/api/users/invitations', body)).status).toBe(429);
});
