import type { Announcement, CreateAnnouncement } from '@atrium/contracts';
import { TestClock, TestPortal, openEvents, type TestCompany, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2026-11-20T17:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let employee: TestPerson;
let lead: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  [hr, employee, lead] = [
    await acme.person('hr'),
    await acme.person('employee'),
    await acme.person('teamLeader'),
  ];
});
afterAll(() => portal.close());

const news = (given: Partial<CreateAnnouncement> = {}): CreateAnnouncement => ({
  title: 'We move',
  text: 'On Monday, to the second floor.',
  roles: [],
  pinnedUntil: null,
  ...given,
});
async function announce(given: Partial<CreateAnnouncement> = {}, by = hr): Promise<Announcement> {
  const { status, body } = await by.post('/api/announcements', news(given));
  expect(status).toBe(201);
  await portal.settle();
  return body;
}
const list = async (person: TestPerson, query = ''): Promise<Announcement[]> =>
  (await person.get(`/api/announcements${query || '?sort=-createdAt'}`)).body.items;
const ids = async (person: TestPerson, query = '') => (await list(person, query)).map(({ id }) => id);
const told = async (person: TestPerson) => (await person.get('/api/notifications')).body.items[0];

test('everybody except the author is notified at once', async () => {
  const stream = await openEvents(employee);
  const { id } = await announce({ title: 'Everyone' });
  for (const person of [employee, lead, acme.admin])
    expect(await told(person)).toMatchObject({ title: 'Everyone', path: `announcements?open=${id}` });
  expect((await told(hr))?.title).not.toBe('Everyone');
  expect(await ids(employee)).toContain(id);
  await stream.until('invalidate', 'Announcement');
  stream.close();
});

test('what is for some roles is nobody else’s, except theirs who write announcements', async () => {
  const { id } = await announce({ title: 'For leaders', roles: ['teamLeader'] });
  expect(await ids(lead)).toContain(id);
  expect(await ids(acme.admin)).toContain(id);
  expect(await ids(employee)).not.toContain(id);
  expect((await told(employee)).title).not.toBe('For leaders');
  expect((await employee.post(`/api/announcements/${id}/read`)).status).toBe(404);
  expect((await employee.get(`/api/announcements/${id}`)).status).toBe(404);
  for (const path of [`records/announcement/${id}/history`, `comments?kind=announcement&id=${id}`]) {
    expect((await lead.get(`/api/${path}`)).status).toBe(200);
    expect((await employee.get(`/api/${path}`)).status).toBe(404);
  }
  const found = async (person: TestPerson) => (await person.get('/api/search?q=lead+second')).body.groups;
  expect(await found(lead)).toMatchObject([{ kind: 'announcement', items: [{ id }], total: 1 }]);
  expect(await found(employee)).toEqual([]);
  expect((await lead.get(`/api/announcements/${id}`)).body).toMatchObject({
    readBy: null,
    allowedTransitions: [],
  });
});

test('readers are counted once each among the audience, and shown only to people who may announce', async () => {
  const { id } = await announce({ roles: ['teamLeader', 'employee'] });
  for (const person of [lead, lead, acme.admin])
    expect((await person.post(`/api/announcements/${id}/read`)).status).toBe(200);
  const of = async (person: TestPerson) => (await list(person)).find((one) => one.id === id);
  expect(await of(hr)).toMatchObject({ readBy: { read: 1, of: 2 } });
  expect(await of(lead)).toMatchObject({ readBy: null, read: true });
  expect(await of(hr)).toMatchObject({ read: true });
  expect(await of(employee)).toMatchObject({ read: false });
  expect((await told(lead)).read).toBe(true);
});

test('it is pinned up to its day, as the company counts days', async () => {
  const { id } = await announce({ pinnedUntil: '2026-11-20' });
  expect(await ids(employee, '/pinned')).toEqual([id]);
  clock.set('2026-11-20T18:29:00Z');
  expect(await ids(employee, '/pinned')).toEqual([id]);
  clock.set('2026-11-20T18:31:00Z');
  expect(await ids(employee, '/pinned')).toEqual([]);
  expect(await ids(employee)).toContain(id);
});

test('a change needs the current version; a withdrawn announcement is gone, also from notifications', async () => {
  const { id, version } = await announce({ title: 'Secret plan' });
  const change = { title: 'Open plan', text: 'All of it', pinnedUntil: null };
  expect((await hr.patch(`/api/announcements/${id}`, { ...change, version })).body.title).toBe('Open plan');
  expect((await hr.patch(`/api/announcements/${id}`, { ...change, version })).body.error.code).toBe(
    'STALE_VERSION',
  );
  expect((await hr.post(`/api/announcements/${id}/withdraw`, { version: version + 1 })).status).toBe(200);
  expect(await ids(employee)).not.toContain(id);
  const copy = await told(employee);
  expect(copy).toMatchObject({ gone: true, path: null });
  expect(JSON.stringify(copy)).not.toContain('plan');
  expect((await hr.patch(`/api/announcements/${id}`, { ...change, version: version + 2 })).status).toBe(404);
  const { items } = (await acme.admin.get(`/api/audit?resource=${id}`)).body;
  expect(items[0]).toMatchObject({
    action: 'announcement.withdraw',
    before: { text: 'All of it' },
    after: null,
  });
});

test('only admins and HR announce; another company neither hears nor reads it', async () => {
  const { id } = await announce();
  for (const person of [employee, lead])
    expect((await person.post('/api/announcements', news())).status).toBe(403);
  const globex = await portal.company();
  expect(await ids(globex.admin)).toEqual([]);
  expect((await globex.admin.post(`/api/announcements/${id}/withdraw`, { version: 1 })).status).toBe(404);
});

test('pages by key', async () => {
  const globex = await portal.company();
  for (let index = 0; index < 5; index += 1) await announce({ title: `no ${index}` }, globex.admin);
  const query = '/api/announcements?sort=-createdAt&limit=3';
  const first = (await globex.admin.get(query)).body;
  const rest = (await globex.admin.get(`${query}&cursor=${first.nextCursor}`)).body;
  expect([...first.items, ...rest.items].map(({ title }: Announcement) => title)).toEqual([
    'no 4',
    'no 3',
    'no 2',
    'no 1',
    'no 0',
  ]);
  expect(rest.nextCursor).toBeNull();
});

test('what a person has not read is counted for the menu, of others, to their role, of a month', async () => {
  const reader = await acme.person('employee');
  const count = async (person: TestPerson) =>
    (await person.get('/api/inbox/counts')).body.badges.announcements as number;
  const [before, ofHr] = [await count(reader), await count(hr)];
  const { id } = await announce();
  await announce({ roles: ['teamLeader'] });
  expect([await count(reader), await count(hr)]).toEqual([before + 1, ofHr]);
  await reader.post(`/api/announcements/${id}/read`);
  expect(await count(reader)).toBe(before);
  clock.advance({ days: 31 });
  const later = await acme.signIn(reader.user.email);
  expect((await later.get('/api/inbox/counts')).body.badges.announcements).toBe(0);
});
