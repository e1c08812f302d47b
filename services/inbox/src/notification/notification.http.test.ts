import type { NotificationPreferences } from '@atrium/contracts';
import { openEvents, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { Jobs, TenantDb } from '@atrium/platform';
import { Notifications, type Notification } from '@atrium/reach';
import { mailNotifications } from './mail-notifications.job.js';

let portal: TestPortal;
let second: TestPortal;
let acme: TestCompany;
let employee: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  second = await TestPortal.start({ beside: portal });
  acme = await portal.company();
  employee = await acme.person('employee');
});
afterAll(async () => {
  await second.close();
  await portal.close();
});

const notify = (request: Notification, company = acme) =>
  portal.app.get(TenantDb).run(company.id, () => portal.app.get(Notifications).notify(request));
async function tell(to: TestPerson, request: Partial<Notification> = {}): Promise<void> {
  await notify({ to: { users: [to.user.id] }, kind: 'people.new-manager', title: 'News', ...request });
  await portal.settle();
}
const list = async (person: TestPerson, query = '') => (await person.get(`/api/notifications${query}`)).body;
const titles = async (person: TestPerson) =>
  ((await list(person)).items as { title: string }[]).map(({ title }) => title);
const unread = async (person: TestPerson) => (await person.get('/api/inbox/counts')).body.notifications;
const newPerson = (role: 'employee' | 'teamLeader' | 'hr' | 'admin' = 'employee') => acme.person(role);
test('a notification through one gateway reaches its recipient’s page at another, and nobody else', async () => {
  const [ravi, other] = [await newPerson(), await newPerson()];
  const stream = await openEvents(second.browserOf(ravi));
  const otherStream = await openEvents(second.browserOf(other));
  const title = 'Asha is your manager now';
  await notify({ to: { users: [ravi.user.id] }, kind: 'people.new-manager', title });
  await stream.until('invalidate', 'Notification');
  const elsewhere = second.browserOf(ravi);
  expect((await elsewhere.get('/api/notifications')).body.items).toMatchObject([
    { title, read: false, path: 'employee/Attendance', gone: false },
  ]);
  expect((await elsewhere.get('/api/inbox/counts')).body).toMatchObject({ notifications: 1, messages: 0 });
  await tell(other, { title: 'Other news' });
  await otherStream.until('invalidate', 'Notification');
  expect(await titles(other)).toEqual(['Other news']);
  stream.close();
  otherStream.close();
});

test('a notification that is rolled back reaches nobody', async () => {
  const ravi = await newPerson();
  const failing = portal.app.get(TenantDb).run(acme.id, async () => {
    await portal.app.get(Notifications).notify({
      to: { users: [ravi.user.id] },
      kind: 'people.new-manager',
      title: 'No',
    });
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  await portal.settle();
  expect(await titles(ravi)).toEqual([]);
});

test('another person’s notification is as one that does not exist', async () => {
  const ravi = await newPerson();
  await tell(ravi);
  const [{ id }] = (await list(ravi)).items;
  expect((await employee.patch(`/api/notifications/${id}`, { read: true })).status).toBe(404);
  expect(await unread(ravi)).toBe(1);
});

test('read and unread again, and all up to the newest that was seen', async () => {
  const ravi = await newPerson();
  for (const title of ['one', 'two', 'three']) await tell(ravi, { title });
  const [three, two] = (await list(ravi)).items;
  expect((await ravi.patch(`/api/notifications/${three.id}`, { read: true })).body.read).toBe(true);
  expect(await unread(ravi)).toBe(2);
  expect((await ravi.patch(`/api/notifications/${three.id}`, { read: false })).body.read).toBe(false);
  expect((await ravi.post('/api/notifications/read', { upTo: two.id })).status).toBe(200);
  expect((await list(ravi, '?unread=true')).items).toMatchObject([{ title: 'three', read: false }]);
});

test('pages by key: nothing twice and nothing missing while more arrives', async () => {
  const ravi = await newPerson();
  for (let index = 0; index < 7; index += 1) await tell(ravi, { title: `no ${index}` });
  const seen: string[] = [];
  let before = '';
  do {
    const { items, next } = await list(ravi, `?limit=3${before && `&before=${before}`}`);
    seen.push(...items.map(({ title }: { title: string }) => title));
    await tell(ravi, { title: 'later' });
    before = next;
  } while (before);
  expect(seen).toEqual(['no 6', 'no 5', 'no 4', 'no 3', 'no 2', 'no 1', 'no 0']);
});

test('repeated under one key it is sent once, also concurrently; under another key, again', async () => {
  const ravi = await newPerson();
  const kind = 'people.new-manager';
  const once: Notification = { to: { users: [ravi.user.id] }, kind, title: 'Once', dedupeKey: 'a' };
  await Promise.all(Array.from({ length: 6 }, () => notify(once)));
  await portal.settle();
  await tell(ravi, { title: 'Another', dedupeKey: 'b' });
  expect(await titles(ravi)).toEqual(['Another', 'Once']);
  await portal.database.query("update notification set created_at = created_at - interval '61 minutes'");
  await notify(once);
  await portal.settle();
  expect(await titles(ravi)).toEqual(['Once', 'Another', 'Once']);
});

test('an audience by permission leaves out the actor and people who may not know', async () => {
  const globex = await portal.company();
  const [admin, hr] = [await globex.person('admin'), await globex.person('hr')];
  const request = { kind: 'apps.switched', title: 'HR is switched off' } as const;
  await notify({ ...request, to: { check: { tab: 'admin' } }, except: [globex.admin.user.id] }, globex);
  await notify({ ...request, to: { users: [hr.user.id] } }, globex);
  await portal.settle();
  expect(await titles(admin)).toEqual(['HR is switched off']);
  expect(await titles(hr)).toEqual([]);
  expect(await titles(globex.admin)).not.toContain('HR is switched off');
});

test('a person who loses the permission no longer sees or counts its notifications', async () => {
  const other = await newPerson('admin');
  await tell(other, { kind: 'apps.switched', title: 'HR is switched on' });
  expect(await unread(other)).toBe(1);
  const { version } = (await acme.admin.get(`/api/users/${other.user.id}`)).body;
  await acme.admin.patch(`/api/users/${other.user.id}`, { version, role: 'employee' });
  await portal.settle();
  expect(await titles(other)).toEqual(['Your role is now Employee']);
  expect(await unread(other)).toBe(1);
  expect((await portal.mailsTo(other.user.email)).map(({ subject }) => subject)).toContain(
    'Your role is now Employee – Acme',
  );
});

test('what falls due while the mails of its moment are under way has mails of its own', async () => {
  const asha = await newPerson();
  await tell(asha);
  const due = new Date().toISOString();
  const enqueue = () =>
    portal.app
      .get(TenantDb)
      .run(acme.id, () => portal.app.get(Jobs).enqueue(mailNotifications, { due }, { key: due }));
  const ofAsha = 'from notification where user_id = $1';
  await portal.database.query('update notification set mail_due_at = now() where user_id = $1', [
    asha.user.id,
  ]);
  await portal.database.query('begin');
  await portal.database.query(`select id ${ofAsha} for update`, [asha.user.id]);
  try {
    const first = await enqueue();
    const isRunning = async () =>
      (await portal.database.query(`select id from job where id = $1 and state = 'running'`, [first]))
        .length > 0;
    while (!(await isRunning()));
    expect(await enqueue()).not.toBe(first);
  } finally {
    await portal.database.query('commit');
  }
  await portal.settle();
  const left = await portal.database.query(`select id ${ofAsha} and mail_due_at is not null`, [asha.user.id]);
  expect(left).toEqual([]);
});

const preferences = (chosen: Partial<NotificationPreferences>): NotificationPreferences => ({
  kinds: {},
  quiet: null,
  dailyAt: '08:00',
  timezone: null,
  ...chosen,
});
const prefer = async (person: TestPerson, chosen: Partial<NotificationPreferences>) => {
  const { items } = (await person.get('/api/settings')).body;
  const { version } = items.find(({ key }: { key: string }) => key === 'inbox.notifications');
  const body = { value: preferences(chosen), version };
  expect((await person.put('/api/settings/inbox.notifications', body)).status).toBe(200);
};
const mails = async ({ user }: TestPerson) =>
  (await portal.mailsTo(user.email)).filter(({ subject }) => !subject.includes('invit'));
/** Makes waiting jobs due, as if time had passed. */
const comeDue = () =>
  portal.database.query(
    "update graphile_worker._private_jobs set run_at = now() where run_at > now() and payload->>'companyId' = $1",
    [acme.id],
  );

describe('by mail', () => {
  const kind = 'people.new-manager';

  test('at once, once, with a way to it', async () => {
    const ravi = await newPerson();
    await prefer(ravi, { kinds: { [kind]: { inApp: true, email: 'now' } } });
    await tell(ravi, { title: 'Asha is your manager now' });
    expect(await mails(ravi)).toMatchObject([{ subject: 'Asha is your manager now – Acme' }]);
    expect((await mails(ravi))[0]?.text).toContain(`/${acme.code}/employee/Attendance`);
  });

  test('only by mail: not in the portal', async () => {
    const ravi = await newPerson();
    await prefer(ravi, { kinds: { [kind]: { inApp: false, email: 'now' } } });
    await tell(ravi);
    expect(await titles(ravi)).toEqual([]);
    expect(await mails(ravi)).toHaveLength(1);
  });

  test('of what says more than what it is merged with, also to who reads it by mail alone', async () => {
    const [ravi, nina] = [await newPerson(), await newPerson()];
    const watched = { inApp: true, email: 'off' } as const;
    for (const person of [ravi, nina]) {
      const mention = { inApp: person === ravi, email: 'now' } as const;
      await prefer(person, { kinds: { 'comment.watched': watched, 'comment.mention': mention } });
    }
    const news = { to: { users: [ravi.user.id, nina.user.id] }, mergeKey: 'one record, one person' };
    await tell(ravi, { ...news, kind: 'comment.watched', title: 'A comment' });
    for (const title of ['A mention', 'More']) await tell(ravi, { ...news, kind: 'comment.mention', title });
    expect([await titles(ravi), await titles(nina)]).toEqual([['More'], ['A comment']]);
    const mailed = [{ subject: 'A mention – Acme' }];
    expect([await mails(ravi), await mails(nina)]).toMatchObject([mailed, mailed]);
  });

  test('not at all: nowhere', async () => {
    const ravi = await newPerson();
    await prefer(ravi, { kinds: { [kind]: { inApp: false, email: 'off' } } });
    await tell(ravi);
    expect([await titles(ravi), await mails(ravi)]).toEqual([[], []]);
  });

  test('once a day: all in one, without what was read meanwhile', async () => {
    const ravi = await newPerson();
    await prefer(ravi, { kinds: { [kind]: { inApp: true, email: 'daily' } }, timezone: 'Pacific/Apia' });
    for (const title of ['one', 'two', 'three']) await tell(ravi, { title });
    expect(await mails(ravi)).toEqual([]);
    const [three] = (await list(ravi)).items;
    await ravi.patch(`/api/notifications/${three.id}`, { read: true });
    await comeDue();
    const [mail, ...others] = await mails(ravi);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 notifications – Acme');
    expect(mail?.text).toMatch(/one[^]*two/);
    expect(mail?.text).not.toContain('three');
  });

  test('in quiet hours it waits until they end; what is about one’s safety does not', async () => {
    const ravi = await newPerson();
    const now = new Date();
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString().slice(11, 16);
    const quiet = { from: at(-60), to: at(60) };
    await prefer(ravi, { kinds: { [kind]: { inApp: true, email: 'now' } }, quiet, timezone: 'UTC' });
    await tell(ravi, { title: 'Not that urgent' });
    await tell(ravi, { kind: 'account.role-changed', title: 'Your role is now HR' });
    expect((await mails(ravi)).map(({ subject }) => subject)).toEqual(['Your role is now HR – Acme']);
    await comeDue();
    expect(await mails(ravi)).toHaveLength(2);
  });

  test('a mandatory kind cannot be switched off', async () => {
    const ravi = await newPerson();
    await prefer(ravi, { kinds: { 'account.role-changed': { inApp: false, email: 'off' } } });
    await tell(ravi, { kind: 'account.role-changed', title: 'Your role is now HR' });
    expect(await titles(ravi)).toEqual(['Your role is now HR']);
    expect(await mails(ravi)).toHaveLength(1);
  });
});

test('preferences are held to their form', async () => {
  const refused = async (value: object) =>
    (await employee.put('/api/settings/inbox.notifications', { value, version: 0 })).status;
  expect(await refused(preferences({ dailyAt: '25:00' }))).toBe(400);
  expect(await refused(preferences({ quiet: { from: '22:00', to: '22:00' } }))).toBe(400);
  expect(await refused(preferences({ timezone: 'Mars/Base' }))).toBe(400);
});
