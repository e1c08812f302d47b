import { TestPortal, type TestPerson } from '@atrium/testing';
import { TenantDb } from '@atrium/platform';
import { Notifications, words, type Notification } from '@atrium/reach';

let portal: TestPortal;
let employee: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  employee = await (await portal.company()).person('employee');
});
afterAll(() => portal.close());

const notify = (notification: Omit<Notification, 'to'>) =>
  portal.app
    .get(TenantDb)
    .run(employee.user.company.id, () =>
      portal.app.get(Notifications).notify({ ...notification, to: { users: [employee.user.id] } }),
    );
const ask = async (path: string, language: string) => {
  const { body } = await employee.send({ method: 'GET', path, headers: { 'accept-language': language } });
  return body.items as { kind: string; title: string }[];
};

test('notifications are in the language of the asking page, including days and words in them', async () => {
  const day = { day: '2026-11-20' };
  const title = words('You did not clock out on {day}', { day });
  await notify({ kind: 'attendance.forgotten', title });
  const role = words('Your role is now {role}', { role: { text: 'Team leader' } });
  await notify({ kind: 'account.role-changed', title: role });
  const app = words('{app} is switched off', { app: { text: 'Fleet', in: { hi: 'वाहन' } } });
  await notify({ kind: 'account.permissions-changed', title: app });
  await notify({ kind: 'announcement.published', title: 'Inbox' });
  await portal.settle();
  const titles = async (language: string) =>
    (await ask('/api/notifications', language)).map((each) => each.title);
  expect(await titles('en')).toEqual([
    'Inbox',
    'Fleet is switched off',
    'Your role is now Team leader',
    'You did not clock out on 20 November',
  ]);
  expect(await titles('hi')).toEqual([
    'Inbox',
    expect.stringMatching(/^वाहन/),
    'अब आपकी भूमिका टीम लीडर है',
    'आपने 20 नवंबर को प्रस्थान दर्ज नहीं किया',
  ]);
});

test('the kinds that a person chooses among are those that can concern them, in their language', async () => {
  const kinds = await ask('/api/notifications/kinds', 'hi');
  expect(kinds.find(({ kind }) => kind === 'attendance.forgotten')).toMatchObject({
    title: 'मैं प्रस्थान दर्ज करना भूल गया/गई',
    group: 'उपस्थिति',
  });
  const names = kinds.map(({ kind }) => kind);
  expect(names).not.toContain('apps.switched');
  expect(names).not.toContain('demo.sample');
});

test('a kind that no area defines reaches nobody', async () => {
  await expect(notify({ kind: 'people.unheard-of', title: 'No' })).rejects.toThrow(
    'No area names notifications of the kind people.unheard-of.',
  );
});
