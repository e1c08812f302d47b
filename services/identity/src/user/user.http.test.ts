import { DEFAULT_ENTRIES, type PermissionEntry, type Role } from '@atrium/contracts';
import { openEvents, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await portal.company();
});

const pathOf = ({ user }: TestPerson) => `/api/users/${user.id}`;
const get = async (person: TestPerson) => (await company.admin.get(pathOf(person))).body;
const post = async (person: TestPerson, transition: string, by = company.admin) =>
  by.post(`${pathOf(person)}/${transition}`, { version: (await get(person)).version });

const changeRole = async (person: TestPerson, role: Role, by = company.admin) =>
  by.patch(pathOf(person), { version: (await get(person)).version, role });

/** Gives a person other entries than the role's. */
async function giveEntries(person: TestPerson, entries: PermissionEntry[]): Promise<void> {
  const ids = [company.id, person.user.id];
  await portal.database.query('delete from permission_entry where company_id = $1 and user_id = $2', ids);
  for (const { tab, accessType, resources } of entries) {
    await portal.database.query('insert into permission_entry values ($1, $2, $3, $4, $5)', [
      ...ids,
      tab,
      accessType,
      JSON.stringify(resources),
    ]);
  }
}
const USER_MANAGER: PermissionEntry[] = [
  {
    tab: 'admin',
    accessType: 'restricted',
    resources: [{ resource: 'users', actions: ['read', 'create', 'update'] }],
  },
  { tab: 'calendar', accessType: 'restricted', resources: [] },
];

describe('the list', () => {
  const invite = (email: string, firstName: string, role: Role) =>
    company.admin.post('/api/users/invitations', { email, firstName, lastName: 'Test', role });

  test('is paged by cursor, sorted both ways, and each user comes once', async () => {
    for (const name of ['Zoya', 'bela', 'Anil', 'Mira']) await invite(`${name}@list.test`, name, 'employee');
    const all = (await company.admin.get('/api/users')).body;
    expect(all).toMatchObject({ total: 5, totalIsExact: true, nextCursor: null });
    const names = all.items.map(({ firstName }: { firstName: string }) => firstName);
    expect(names).toEqual(['Anil', 'Asha', 'bela', 'Mira', 'Zoya']);
    for (const sort of ['name', '-name', 'email', '-createdAt', 'lastSignInAt', '-lastSignInAt']) {
      expect(new Set(await pageThrough(sort)).size).toBe(5);
    }
    expect(await pageThrough('-name')).toEqual([...(await pageThrough('name'))].reverse());
  });

  async function pageThrough(sort: string): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: { items: { id: string }[]; nextCursor: string | null } } =
        await company.admin.get(`/api/users?limit=2&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`);
      ids.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    } while (cursor);
    return ids;
  }

  test('is searched by name and e-mail and filtered by role and status', async () => {
    await invite('mira@list.test', 'Mira', 'hr');
    await invite('an_il@list.test', 'Anil', 'employee');
    await invite('an-il@list.test', 'Bela', 'client');
    const find = async (query: string) =>
      (await company.admin.get(`/api/users?${query}`)).body.items.map(
        ({ firstName }: { firstName: string }) => firstName,
      );
    expect(await find('search=MIRA%20t')).toEqual(['Mira']);
    expect(await find('search=an_il')).toEqual(['Anil']);
    expect(await find('search=%25a%25')).toEqual([]);
    expect(await find('role=hr')).toEqual(['Mira']);
    expect(await find('status=active')).toEqual(['Asha']);
    expect(await find('status=invited&role=employee')).toEqual(['Anil']);
  });

  test.each(['cursor=forged', 'limit=0', 'limit=501', 'sort=password', 'role=owner', 'color=red'])(
    '%s is refused at its field',
    async (query) => {
      const answer = await company.admin.get(`/api/users?${query}`);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.error.fields)).toEqual([query.split('=')[0]]);
    },
  );

  test.each(['hr', 'teamLeader', 'employee', 'client'] as const)('is closed to the role %s', async (role) => {
    const person = await company.person(role);
    expect((await person.get('/api/users')).status).toBe(403);
    expect((await person.get(pathOf(company.admin))).status).toBe(403);
  });
});

test("another company's user looks like one that does not exist", async () => {
  const other = await portal.company();
  const own = await company.person('employee');
  for (const id of [other.admin.user.id, '01890000-0000-7000-8000-000000000001']) {
    const answers = [
      await company.admin.get(`/api/users/${id}`),
      await company.admin.patch(`/api/users/${id}`, { version: 1, firstName: 'Eve' }),
      await company.admin.post(`/api/users/${id}/deactivate`, { version: 1 }),
      await company.admin.post(`/api/users/${id}/resend-invitation`, { version: 1 }),
    ];
    for (const { status, body } of answers) expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
  }
  expect((await other.admin.get('/api/auth/me')).status).toBe(200);
  expect((await company.admin.get('/api/users/not-an-id')).status).toBe(400);
  expect((await get(own)).status).toBe('active');
});

test('a name is changed once per version', async () => {
  const person = await company.person('employee');
  const { version } = await get(person);
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((firstName) => company.admin.patch(pathOf(person), { version, firstName })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('STALE_VERSION');
});

test('a new role brings its entries at once, also in an open page', async () => {
  const person = await company.person('employee');
  const events = await openEvents(person);
  const answer = await changeRole(person, 'hr');
  expect([answer.status, answer.body.role]).toEqual([200, 'hr']);
  await events.until('session-changed');
  const { role, permissions } = (await person.get('/api/auth/me')).body.user;
  expect(role).toBe('hr');
  expect(permissions).toHaveLength(DEFAULT_ENTRIES.hr.length);
  expect(permissions).toEqual(expect.arrayContaining(DEFAULT_ENTRIES.hr));
  events.close();
});

test('a deactivated person is signed out everywhere at once and comes back when reactivated', async () => {
  const person = await company.person('employee');
  const events = await openEvents(person);
  const off = await post(person, 'deactivate');
  expect(off.body).toMatchObject({ status: 'deactivated', allowedTransitions: ['update', 'reactivate'] });
  await events.until('session-ended');
  await events.ended;
  expect((await person.get('/api/auth/me')).status).toBe(401);
  expect((await post(person, 'reactivate')).body.status).toBe('active');
  expect((await person.get('/api/auth/me')).status).toBe(401);
  await company.signIn(person.user.email);
});

test('pages with the list are invalidated by a change', async () => {
  const events = await openEvents(company.admin);
  await company.person('employee');
  await events.until('invalidate', 'User');
  events.close();
});

describe('what nobody may do', () => {
  test('change their own role or deactivate themselves', async () => {
    await company.person('admin');
    for (const answer of [
      await changeRole(company.admin, 'employee'),
      await post(company.admin, 'deactivate'),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([409, 'OWN_ACCOUNT']);
    }
    const { version } = await get(company.admin);
    const renamed = await company.admin.patch(pathOf(company.admin), { version, firstName: 'Usha' });
    expect(renamed.body.firstName).toBe('Usha');
  });

  test('leave the company without an active admin, not even two at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      company = await portal.company();
      const second = await company.person('admin');
      const [one, two] = [await get(company.admin), await get(second)];
      const change = round % 2 ? 'demote' : 'deactivate';
      const act = (by: TestPerson, target: TestPerson, { version }: { version: number }) =>
        change === 'demote'
          ? by.patch(pathOf(target), { version, role: 'employee' })
          : by.post(`${pathOf(target)}/deactivate`, { version });
      const answers = await Promise.all([act(second, company.admin, one), act(company.admin, second, two)]);
      const left = await portal.database.query(
        "select id from user_account where company_id = $1 and role = 'admin' and status = 'active'",
        [company.id],
      );
      expect([left.length, answers.filter(({ status }) => status === 200).length]).toEqual([1, 1]);
    }
  });

  test('give more than they hold, or change somebody who holds more', async () => {
    const employee = await company.person('employee');
    await giveEntries(employee, USER_MANAGER);
    const manager = await company.signIn(employee.user.email);
    const person = await company.person('employee');
    const [promoted, demoted] = [
      await changeRole(person, 'hr', manager),
      await changeRole(company.admin, 'employee', manager),
    ];
    for (const answer of [promoted, demoted, await post(company.admin, 'deactivate', manager)]) {
      expect([answer.status, answer.body.error.code]).toEqual([403, 'ACCESS_DENIED']);
    }
    const invitation = { email: 'new@user.test', firstName: 'Eve', lastName: 'Adams', role: 'admin' };
    expect((await manager.post('/api/users/invitations', invitation)).status).toBe(403);
    expect((await manager.post('/api/users/invitations', { ...invitation, role: 'client' })).status).toBe(
      201,
    );
    expect((await post(person, 'deactivate', manager)).status).toBe(200);
  });

  test('take a step that the state does not know', async () => {
    const person = await company.person('employee');
    for (const step of ['reactivate', 'resend-invitation', 'revoke-invitation']) {
      const answer = await post(person, step);
      expect([answer.status, answer.body.error.code]).toEqual([409, 'TRANSITION_REFUSED']);
    }
  });
});

test('the first steps ask to invite the team until somebody is invited', async () => {
  const isDone = async () => {
    const { body } = await company.admin.get('/api/portal/next-steps');
    return body.items.find(({ id }: { id: string }) => id === 'invite-team').done;
  };
  expect(await isDone()).toBe(false);
  const employee = await company.person('employee');
  expect(await isDone()).toBe(true);
  expect((await employee.get('/api/portal/next-steps')).text).not.toContain('invite-team');
});
