import { setImmediate } from 'node:timers/promises';
import { RemoteSwitches } from '@atrium/platform';
import { openQuietPage, TestPortal, writeBuiltRemote, type TestCompany } from '@atrium/testing';
import { ReleaseService } from '../publish/release.service.js';

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start();
  const notes = await writeBuiltRemote({
    id: 'notes',
    description: {
      routes: [
        {
          path: 'notes/list',
          title: 'Notes',
          layout: 'full',
          guard: {
            session: 'staff',
            permission: { tab: 'hrOperations', resource: 'hiring', action: 'read' },
          },
        },
      ],
    },
  });
  const samples = await writeBuiltRemote({ id: 'samples', description: { startsOff: true } });
  await portal.app.get(ReleaseService).publishReleases([notes.folder, samples.folder]);
  await Promise.all([notes.remove(), samples.remove()]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await portal.company();
});

const getNotes = async () => (await company.admin.get('/api/apps')).body.items[0];
const isEnabled = (companyId: string, app = 'notes') =>
  portal.app.get(RemoteSwitches).isEnabled(companyId, app);

test('an app is on until somebody switches it off, and counts the people who can open it', async () => {
  await company.person('hr');
  await company.person('teamLeader');
  await company.person('employee');
  await company.person('client');
  expect(await getNotes()).toMatchObject({
    id: 'notes',
    title: 'The notes',
    owner: 'team-notes',
    version: '1.0.0',
    enabled: true,
    // The admin, hr and the team leader.
    people: 3,
    changedAt: null,
    changedBy: null,
  });
});

test('a switch acts at once, for that company alone, and is kept with who and when', async () => {
  const other = await portal.company();
  const off = await company.admin.put('/api/apps/notes', { enabled: false });
  expect([off.status, off.body]).toEqual([
    200,
    { ...(await getNotes()), enabled: false, changedBy: 'Asha Rao', changedAt: expect.any(String) },
  ]);
  expect([await isEnabled(company.id), await isEnabled(other.id)]).toEqual([false, true]);
  const { body } = await company.admin.get('/api/portal/resolve');
  expect(body.remotes).toEqual([]);
  expect(body.disabled).toContainEqual({ id: 'notes', title: 'The notes', paths: ['notes/list'] });
  await company.admin.put('/api/apps/notes', { enabled: true });
  expect(await isEnabled(company.id)).toBe(true);
  expect((await company.admin.get('/api/portal/resolve')).body.remotes).toHaveLength(1);
});

test('an app that starts off is off until the company switches it on', async () => {
  const other = await portal.company();
  const getSamples = async () => (await company.admin.get('/api/apps')).body.items[1];
  expect(await getSamples()).toMatchObject({ id: 'samples', enabled: false, changedAt: null });
  expect(await isEnabled(company.id, 'samples')).toBe(false);
  const before = (await company.admin.get('/api/portal/resolve')).body;
  expect(before.disabled).toEqual([{ id: 'samples', title: 'The samples', paths: ['samples/list'] }]);
  const on = await company.admin.put('/api/apps/samples', { enabled: true });
  expect([on.status, on.body.enabled, on.body.changedBy]).toEqual([200, true, 'Asha Rao']);
  expect([await isEnabled(company.id, 'samples'), await isEnabled(other.id, 'samples')]).toEqual([
    true,
    false,
  ]);
  expect((await company.admin.get('/api/portal/resolve')).body.remotes).toHaveLength(2);
});

test("every open page of the company is told, other companies' are not", async () => {
  const other = await portal.company();
  const person = await company.person('employee');
  // Wait for the work that the sign-up enqueued.
  await portal.settle();
  const employee = await openQuietPage(person);
  const stranger = await openQuietPage(other.admin);
  await company.admin.put('/api/apps/notes', { enabled: false });
  expect(await employee.next()).toEqual({ type: 'portal-changed' });
  // The stranger gets no event of the other company: the first one is about their own.
  await other.admin.patch(`/api/users/${other.admin.user.id}`, { version: 2, firstName: 'Usha' });
  expect(await stranger.next()).toMatchObject({ type: 'invalidate', tags: ['User'] });
  for (const stream of [employee, stranger]) stream.close();
});

test('another gateway follows', async () => {
  const second = await TestPortal.start({ beside: portal });
  try {
    const switches = second.app.get(RemoteSwitches);
    expect(await switches.isEnabled(company.id, 'notes')).toBe(true);
    await company.admin.put('/api/apps/notes', { enabled: false });
    // Ends when the news arrives, or as the test does.
    while (await switches.isEnabled(company.id, 'notes')) await setImmediate();
  } finally {
    await second.close();
  }
});

test('an app that does not exist answers 404, a bad body 400', async () => {
  expect((await company.admin.put('/api/apps/nothing', { enabled: false })).status).toBe(404);
  const bad = await company.admin.put('/api/apps/notes', { enabled: 'no' });
  expect([bad.status, Object.keys(bad.body.error.fields)]).toEqual([400, ['enabled']]);
});

test.each(['hr', 'teamLeader', 'employee', 'client'] as const)(
  '%s sees and switches no apps',
  async (role) => {
    const person = await company.person(role);
    expect((await person.get('/api/apps')).status).toBe(403);
    expect((await person.put('/api/apps/notes', { enabled: false })).status).toBe(403);
    expect(await isEnabled(company.id)).toBe(true);
  },
);

test('the first steps ask to choose apps until somebody has', async () => {
  const isDone = async () => {
    const { body } = await company.admin.get('/api/portal/next-steps');
    return body.items.find(({ id }: { id: string }) => id === 'choose-apps').done;
  };
  expect(await isDone()).toBe(false);
  await company.admin.put('/api/apps/notes', { enabled: true });
  expect(await isDone()).toBe(true);
});
