import { randomUUID } from 'node:crypto';
import type { Colleague, Page } from '@atrium/contracts';
import { CacheInvalidation } from '@atrium/platform';
import { TestPortal, type Answer, type TestCompany, type TestPerson, placeOf } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
let globex: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start();
  [acme, globex] = [await portal.company(), await portal.company()];
  await globex.person('employee', { firstName: 'Gita', lastName: 'Globex' });
  for (const [firstName, lastName] of [
    ['Zoya', 'Khan'],
    ['Bela', 'Rao'],
    ['Bina', 'Das'],
  ] as const)
    await acme.person('employee', { firstName, lastName });
});
afterAll(() => portal.close());

const list = async (by: TestPerson, query = ''): Promise<Page<Colleague>> =>
  (await by.get(`/api/people${query}`)).body as never;
const names = async (by: TestPerson, query = '') =>
  (await list(by, query)).items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

test.each(['admin', 'hr', 'teamLeader', 'employee'] as const)(
  '%s sees the company’s people, and nobody else’s',
  async (role) => {
    const person = role === 'admin' ? acme.admin : await acme.person(role);
    const found = await names(person, '?limit=500');
    expect(found).toEqual(expect.arrayContaining(['Bela Rao', 'Bina Das', 'Zoya Khan']));
    expect(found).not.toContain('Gita Globex');
    expect(found).toEqual(found.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)));
  },
);

test('clients, who was deactivated and who has not joined yet are not among them, and clients see nobody', async () => {
  const client = await acme.person('client', { firstName: 'Cara', lastName: 'Client' });
  const answer: Answer = await client.get('/api/people');
  expect([answer.status, answer.body.error.code]).toEqual([403, 'ACCESS_DENIED']);
  const gone = await acme.person('employee', { firstName: 'Gone', lastName: 'Person' });
  const { version } = (await acme.admin.get(`/api/users/${gone.user.id}`)).body;
  await acme.admin.post(`/api/users/${gone.user.id}/deactivate`, { version });
  await acme.admin.post('/api/users/invitations', {
    firstName: 'Invited',
    lastName: 'Person',
    email: 'invited@acme.test',
    role: 'employee',
  });
  const found = await names(acme.admin, '?limit=500');
  for (const name of ['Cara Client', 'Gone Person', 'Invited Person']) expect(found).not.toContain(name);
});

test('people are named by id, also who left and who has not joined yet; no client and nobody of another company', async () => {
  const employee = await acme.person('employee', { firstName: 'Omar', lastName: 'Here' });
  const gone = await acme.person('employee', { firstName: 'Maya', lastName: 'Left' });
  const { version } = (await acme.admin.get(`/api/users/${gone.user.id}`)).body;
  expect((await acme.admin.post(`/api/users/${gone.user.id}/deactivate`, { version })).status).toBe(200);
  const client = await acme.person('client', { firstName: 'Cora', lastName: 'Client' });
  const stranger = await globex.person('employee', { firstName: 'Gus', lastName: 'Globex' });
  const invitation = { firstName: 'Pia', lastName: 'Invited', email: 'pia@acme.test', role: 'employee' };
  const invited = (await acme.admin.post('/api/users/invitations', invitation)).body;
  const ids = [...[employee, gone, client, stranger].map(({ user }) => user.id), invited.id];
  const path = (asked: string[]) => `/api/people/names?ids=${asked.join()}`;
  expect((await employee.get(path([...ids, randomUUID()]))).body).toEqual({
    items: [
      { id: gone.user.id, name: 'Maya Left', left: true },
      { id: employee.user.id, name: 'Omar Here', left: false },
      { id: invited.id, name: 'Pia Invited', left: false },
    ],
  });
  expect((await stranger.get(path(ids))).body).toEqual({
    items: [{ id: stranger.user.id, name: 'Gus Globex', left: false }],
  });
  expect((await client.get(path(ids))).status).toBe(403);
  const many = await employee.get(path(Array.from({ length: 51 }, () => randomUUID())));
  expect([many.status, Object.keys(many.body.error.fields ?? {})]).toEqual([400, ['ids']]);
  expect((await employee.get(path(['me']))).status).toBe(400);
});

test('by letter, by name, by e-mail, page by page', async () => {
  expect(await names(acme.admin, '?letter=B')).toEqual(['Bela Rao', 'Bina Das']);
  expect(await names(acme.admin, '?search=ZOY')).toEqual(['Zoya Khan']);
  const [zoya] = (await list(acme.admin, '?search=zoya')).items;
  expect(await names(acme.admin, `?search=${encodeURIComponent(zoya?.email ?? '')}`)).toEqual(['Zoya Khan']);
  expect(await names(acme.admin, '?search=%25')).toEqual([]);
  const first = await list(acme.admin, '?letter=b&limit=1');
  expect([first.total, first.items.length]).toEqual([2, 1]);
  expect(await names(acme.admin, `?letter=b&limit=1&cursor=${first.nextCursor ?? ''}`)).toEqual(['Bina Das']);
  const wrong = await acme.admin.get('/api/people?letter=bb');
  expect([wrong.status, wrong.body.error.fields]).toEqual([400, { letter: 'Choose a letter.' }]);
});

test('what HR knows of people shows where it is on', async () => {
  const company = await portal.company();
  await company.person('employee', { firstName: 'Zoya' });
  const hr = await company.person('hr');
  const { items } = (await hr.get('/api/hr/employees?search=zoya')).body as never as {
    items: { id: string; version: number }[];
  };
  const [employee] = items;
  const change = {
    version: employee?.version,
    designationId: await placeOf(hr, 'designations', 'Designer'),
    departmentId: await placeOf(hr, 'departments', 'Studio'),
  };
  expect((await hr.patch(`/api/hr/employees/${employee?.id ?? ''}`, change)).status).toBe(200);
  const zoya = async () => (await list(company.admin, '?search=zoya')).items[0];
  expect(await zoya()).toMatchObject({ title: 'Designer', department: 'Studio', role: 'employee' });
  // No release is published in this test, so the switch is written directly.
  await portal.database.query(
    `insert into remote_switch (company_id, remote_id, enabled, changed_by, changed_at) values ($1, 'hr', false, $2, now())`,
    [company.id, company.admin.user.id],
  );
  portal.app.get(CacheInvalidation).deliverMissed();
  expect(await zoya()).toMatchObject({ title: null, department: null });
});

test('who works here without an account is listed among the others, page by page, while HR is on', async () => {
  const company = await portal.company();
  const hr = await company.person('hr', { firstName: 'Bela', lastName: 'Rao' });
  const employ = async (firstName: string, lastName: string) => {
    const answer = await hr.post('/api/hr/employees', {
      firstName,
      lastName,
      workEmail: `${randomUUID()}@no-account.test`,
      phone: '+919812345678',
      designationId: await placeOf(hr, 'designations', 'Editor'),
      departmentId: await placeOf(hr, 'departments', 'Studio'),
      employmentType: 'permanent',
      joiningDate: '2025-04-30',
      timezone: 'Asia/Kolkata',
      managerId: null,
      invite: false,
    });
    expect(answer.status).toBe(201);
    return answer.body as never as { id: string; version: number };
  };
  await company.person('employee', { firstName: 'Same', lastName: 'Name' });
  for (const [first, last] of [
    ['same', 'name'],
    ['Ádám', 'Ünal'],
    ['Anand', 'Rao'],
  ] as const)
    await employ(first, last);
  const gone = await employ('Zed', 'Gone');
  await hr.post(`/api/hr/employees/${gone.id}/archive`, { version: gone.version });
  const colleague = await company.person('employee', { firstName: 'Cyrus', lastName: 'Dalal' });

  const whole = await list(colleague, '?limit=50');
  expect(whole.items.map(({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase())).toEqual([
    'anand rao',
    'asha rao',
    'bela rao',
    'cyrus dalal',
    'same name',
    'same name',
    'ádám ünal',
  ]);
  expect([whole.total, whole.totalIsExact, whole.nextCursor]).toEqual([7, true, null]);
  const anand = whole.items[0];
  const accounts = (await list(colleague, '?limit=50&accounts=only')).items;
  expect(accounts.map(({ role }) => role)).not.toContain(null);
  expect(accounts).toHaveLength(4);
  expect(anand).toMatchObject({ role: null, presence: null, title: 'Editor', department: 'Studio' });
  expect(JSON.stringify(whole)).not.toContain('+919812345678');
  for (const sort of ['name', '-name']) {
    const met: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page<Colleague> = await list(
        colleague,
        `?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`,
      );
      met.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    const ids = whole.items.map(({ id }) => id);
    expect(met).toEqual(sort === 'name' ? ids : ids.toReversed());
  }
  expect(await names(colleague, '?search=anand')).toEqual(['Anand Rao']);
  expect(await names(colleague, '?letter=a')).toEqual(['Anand Rao', 'Asha Rao']);
  await portal.database.query(
    `insert into remote_switch (company_id, remote_id, enabled, changed_by, changed_at) values ($1, 'hr', false, $2, now())`,
    [company.id, company.admin.user.id],
  );
  portal.app.get(CacheInvalidation).deliverMissed();
  expect(await names(colleague, '?search=anand')).toEqual([]);
});
