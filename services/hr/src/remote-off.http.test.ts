import { randomUUID } from 'node:crypto';
import { TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
let off: TestCompany;
let on: TestCompany;

// No release is published in this test, so the switch is written directly.
const switchHr = (company: TestCompany, enabled: boolean) =>
  portal.database.query(
    `insert into remote_switch (company_id, remote_id, enabled, changed_by, changed_at) values ($1, 'hr', $2, $3, now())`,
    [company.id, enabled, company.admin.user.id],
  );

beforeAll(async () => {
  portal = await TestPortal.start();
  off = await portal.company();
  on = await portal.company();
  await switchHr(off, false);
  await switchHr(on, true);
});
afterAll(() => portal.close());

const doors = (person: TestPerson) => [
  person.get('/api/hr/employees'),
  person.get(`/api/hr/employees/${randomUUID()}`),
  person.post('/api/hr/employees', {}),
  person.patch(`/api/hr/employees/${randomUUID()}`, { version: 1 }),
  person.post(`/api/hr/employees/${randomUUID()}/archive`, { version: 1 }),
  person.post(`/api/hr/employees/${randomUUID()}/restore`, { version: 1 }),
  person.post(`/api/hr/employees/${randomUUID()}/invite`, { version: 1 }),
  person.put(`/api/hr/employees/${randomUUID()}/photo`, { version: 1, fileId: null }),
  person.get(`/api/hr/employees/${randomUUID()}/documents`),
  person.get('/api/hr/departments'),
  person.get('/api/hr/attendance/me'),
  person.post('/api/hr/attendance/punches', { kind: 'in' }),
  person.get('/api/hr/attendance/me/days?from=2026-03-01&to=2026-03-31'),
  person.get('/api/hr/attendance/board'),
  person.get(`/api/hr/attendance/employees/${randomUUID()}/days?from=2026-03-01&to=2026-03-31`),
];

test('every route is closed for the company that has the remote switched off, and for no other', async () => {
  for (const { status, body } of await Promise.all(doors(off.admin))) {
    expect([status, body.error.code]).toEqual([403, 'REMOTE_DISABLED']);
  }
  for (const { body } of await Promise.all(doors(on.admin))) {
    expect(body.error?.code).not.toBe('REMOTE_DISABLED');
  }
});

test('no next step is suggested while the remote is off', async () => {
  const stepsOf = async ({ admin }: TestCompany) => {
    const { body } = await admin.get('/api/portal/next-steps');
    return body.items.map(({ id }: { id: string }) => id).filter((id: string) => id.startsWith('hr.'));
  };
  expect(await stepsOf(off)).toEqual([]);
  expect(await stepsOf(on)).toEqual([
    'hr.add-people',
    'hr.say-joining',
    'hr.set-up-leave',
    'hr.set-up-work',
    'hr.clock-in',
  ]);
});

test('people who join meanwhile have their record when it is switched on', async () => {
  const person = await off.person('employee');
  const rows = await portal.database.query(
    'select work_email, timezone from employee where company_id = $1 and user_id = $2',
    [off.id, person.user.id],
  );
  expect(rows).toEqual([{ work_email: person.user.email, timezone: 'Asia/Kolkata' }]);
});
