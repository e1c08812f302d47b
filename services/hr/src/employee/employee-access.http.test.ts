import type { RecordHistory, Role } from '@atrium/contracts';
import { HttpClient, TestPortal, type TestCompany } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
const browsers = new Map<Role | 'nobody', HttpClient>();
let id: string;

const body = {
  firstName: 'Meera',
  lastName: 'Iyer',
  phone: null,
  designationId: null,
  departmentId: null,
  employmentType: 'permanent',
  joiningDate: '2024-04-01',
  timezone: 'Asia/Kolkata',
  managerId: null,
  invite: false,
};

beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  browsers.set('nobody', portal.browser()).set('admin', acme.admin);
  for (const role of ['hr', 'teamLeader', 'employee', 'client'] as const) {
    browsers.set(role, await acme.person(role));
  }
  const meera = { ...body, workEmail: 'meera@acme.test' };
  const created = await acme.admin.post('/api/hr/employees', meera);
  id = created.body.id;
});
afterAll(() => portal.close());

// A later refusal (409, 400) shows that the access check let the caller in.
const calls: Record<string, (client: HttpClient) => Promise<{ status: number }>> = {
  list: (client) => client.get('/api/hr/employees'),
  get: (client) => client.get(`/api/hr/employees/${id}`),
  create: (client) => client.post('/api/hr/employees', { ...body, workEmail: 'meera@acme.test' }),
  update: (client) => client.patch(`/api/hr/employees/${id}`, { version: 99 }),
  archive: (client) => client.post(`/api/hr/employees/${id}/archive`, { version: 99 }),
  restore: (client) => client.post(`/api/hr/employees/${id}/restore`, { version: 99 }),
  invite: (client) => client.post(`/api/hr/employees/${id}/invite`, { version: 99 }),
  departments: (client) => client.get('/api/hr/departments'),
};
const historyOf = (place: string) => `/api/records/${place}/history`;
const may = { admin: true, hr: true, teamLeader: false, employee: false, client: false };

describe.each(Object.keys(calls))('%s', (name) => {
  test('asks for a session', async () => {
    expect((await calls[name]!(browsers.get('nobody')!)).status).toBe(401);
  });

  test.each(['admin', 'hr', 'teamLeader', 'employee', 'client'] as const)('as %s', async (role) => {
    const { status } = await calls[name]!(browsers.get(role)!);
    if (may[role]) expect([200, 409]).toContain(status);
    else expect(status).toBe(403);
  });
});

test('the history of a record is read by whoever reads the record, and by nobody else', async () => {
  const hr = browsers.get('hr')!;
  await hr.patch(`/api/hr/employees/${id}`, { version: 1, phone: '+919812345678' });
  const { items } = (await hr.get<RecordHistory>(historyOf(`employee/${id}`))).body;
  expect(items).toMatchObject([
    { action: 'employee.update', before: { phone: null }, after: { phone: '+919812345678' } },
    { action: 'employee.create', before: null, after: { workEmail: 'meera@acme.test' } },
  ]);
  expect(Object.keys(items[0]!)).not.toContain('requestId');
  const other = await portal.company();
  const nobody = '01890000-0000-7000-8000-000000000001';
  const refused = [
    [browsers.get('employee')!, `employee/${id}`],
    [other.admin, `employee/${id}`],
    [hr, `employee/${nobody}`],
    [hr, `department/${id}`],
    [hr, `session/${id}`],
  ] as const;
  for (const [client, place] of refused) expect((await client.get(historyOf(place))).status).toBe(404);
});

test('the history of an account has what was changed in it and not when its person signed in', async () => {
  const { items } = (await acme.admin.get<RecordHistory>(historyOf(`user/${acme.admin.user.id}`))).body;
  expect(items.filter(({ action }) => action.includes('sign'))).toEqual([]);
});
