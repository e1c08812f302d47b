import type { BulkEmployees, BulkReport, Employee } from '@atrium/contracts';
import { TestPortal, type TestCompany, type TestPerson, placeOf } from '@atrium/testing';

let portal: TestPortal;
let company: TestCompany;
let team: Employee[];
beforeAll(async () => {
  portal = await TestPortal.start();
  company = await portal.company();
  for (const name of ['Asha', 'Bela', 'Chitra', 'Dev']) {
    await company.admin.post('/api/hr/employees', {
      firstName: name,
      lastName: 'Rao',
      workEmail: `${name}@bulk.test`,
      phone: null,
      designationId: null,
      departmentId: await placeOf(company.admin, 'departments', 'Design'),
      employmentType: 'intern',
      joiningDate: '2025-01-01',
      timezone: 'UTC',
      managerId: null,
      invite: false,
    });
  }
  team = (await company.admin.get('/api/hr/employees?department=Design')).body.items;
});
afterAll(() => portal.close());

const order = (changes: Partial<BulkEmployees>) => ({
  step: 'archive',
  values: null,
  ids: null,
  matching: null,
  ...changes,
});
async function run(changes: object, by: TestPerson = company.admin): Promise<BulkReport> {
  const { status, body } = await by.post('/api/hr/employees/bulk', { ...order({}), ...changes });
  expect(status).toBe(200);
  return body;
}
const find = async (query: string): Promise<string[]> =>
  (await company.admin.get(`/api/hr/employees?${query}`)).body.items.map(
    ({ firstName }: Employee) => firstName,
  );

test('each row is done or refused for itself, and the report says which', async () => {
  const [asha, bela] = team as [Employee, Employee];
  await company.admin.post(`/api/hr/employees/${asha.id}/archive`, { version: asha.version });
  const other = await portal.company();
  const [foreign] = (await other.admin.get('/api/hr/employees')).body.items;
  const { rows, more } = await run({ ids: [asha.id, bela.id, foreign.id] });
  expect(more).toBe(false);
  expect(rows).toEqual([
    { id: asha.id, name: 'Asha Rao', refusal: expect.stringMatching(/not possible/) },
    { id: bela.id, name: 'Bela Rao', refusal: null },
    { id: foreign.id, name: null, refusal: expect.stringMatching(/does not exist/) },
  ]);
  expect((await other.admin.get(`/api/hr/employees/${foreign.id}`)).body.archivedAt).toBeNull();
  await run({ step: 'restore', ids: [asha.id, bela.id] });
  expect(await find('department=Design')).toEqual(['Asha', 'Bela', 'Chitra', 'Dev']);
});

test('all that match are changed by the filter, not by ids', async () => {
  const { rows } = await run({
    step: 'update',
    values: { departmentId: await placeOf(company.admin, 'departments', 'Sales') },
    matching: { department: 'Design', search: 'test' },
  });
  expect(rows.map(({ refusal }) => refusal)).toEqual([null, null, null, null]);
  expect(await find('department=Sales')).toEqual(['Asha', 'Bela', 'Chitra', 'Dev']);
});

test('who has an account is not invited again, the others are', async () => {
  const { rows } = await run({ step: 'invite', matching: {} });
  const refused = rows.filter(({ refusal }) => refusal !== null).map(({ name }) => name);
  expect([rows.length, refused]).toEqual([
    5,
    [`${company.admin.user.firstName} ${company.admin.user.lastName}`],
  ]);
});

test.each([
  [{ ids: [] }, 'ids'],
  [{ matching: { salary: '1..' } }, 'matching.salary'],
  [{ matching: { status: 'gone' } }, 'matching.status'],
  [{ step: 'delete' }, 'step'],
])('%j is refused beside its field', async (changes, field) => {
  const { status, body } = await company.admin.post('/api/hr/employees/bulk', { ...order({}), ...changes });
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
});

test('reading alone changes nobody', async () => {
  const reader = await company.person('employee');
  const ids = [company.id, reader.user.id];
  await portal.database.query('delete from permission_entry where company_id = $1 and user_id = $2', ids);
  await portal.database.query('insert into permission_entry values ($1, $2, $3, $4, $5)', [
    ...ids,
    'hrOperations',
    'restricted',
    JSON.stringify([{ resource: 'addEmployee', actions: ['read'] }]),
  ]);
  const person = await company.signIn(reader.user.email);
  expect((await person.get('/api/hr/employees')).status).toBe(200);
  expect((await person.post('/api/hr/employees/bulk', order({ ids: [team[0]!.id] }))).status).toBe(403);
});
