import { DomainEvents, OutboxDispatcher, TenantDb } from '@atrium/platform';
import { TEST_PASSWORD, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

const employee = (workEmail: string, given: Record<string, unknown> = {}) => ({
  firstName: 'Meera',
  lastName: 'Iyer',
  workEmail,
  phone: null,
  designationId: null,
  departmentId: null,
  employmentType: 'permanent',
  joiningDate: '2024-04-01',
  timezone: 'Europe/Berlin',
  managerId: null,
  invite: false,
  ...given,
});
const find = async (email: string) => {
  const { body } = await hr.get(`/api/hr/employees?search=${encodeURIComponent(email)}`);
  return body.items;
};
const accept = async (email: string) => {
  const token = await portal.tokenMailedTo(email);
  const names = { firstName: 'Meera', lastName: 'Iyer-Rao' };
  const body = { token, ...names, password: TEST_PASSWORD };
  const answer = await portal.browser().post('/api/auth/invitations/accept', body);
  expect(answer.status).toBe(200);
  await portal.settle();
  return answer.body.user;
};

test('everybody of staff who joins gets an employee, a client does not', async () => {
  const lead = await acme.person('teamLeader', { firstName: 'Rohan', lastName: 'Mehta' });
  const client = await acme.person('client');
  expect(await find(lead.user.email)).toEqual([
    expect.objectContaining({
      firstName: 'Rohan',
      lastName: 'Mehta',
      userId: lead.user.id,
      status: 'active',
    }),
  ]);
  expect(await find(client.user.email)).toEqual([]);
});

test('an employee is invited, joins and is linked; nothing else of the record changes', async () => {
  const email = 'invited@acme.test';
  const created = await hr.post('/api/hr/employees', employee(email, { invite: true }));
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ status: 'invited', userId: null });
  expect(created.body.allowedTransitions).toContain('invite');

  const user = await accept(email);
  expect(user.role).toBe('employee');
  const [linked] = await find(email);
  expect(linked).toMatchObject({
    status: 'onboarding',
    userId: user.id,
    lastName: 'Iyer',
    timezone: 'Europe/Berlin',
  });
  const again = await hr.post(`/api/hr/employees/${linked.id}/invite`, { version: linked.version });
  expect([again.status, again.body.error.code]).toEqual([409, 'ALREADY_ACTIVE']);
});

test('who was invited at another e-mail than the record has now is linked to the same record', async () => {
  const { body } = await hr.post('/api/hr/employees', employee('old@acme.test', { invite: true }));
  const change = { version: body.version, workEmail: 'new@acme.test' };
  expect((await hr.patch(`/api/hr/employees/${body.id}`, change)).status).toBe(200);
  const user = await accept('old@acme.test');
  expect(await find('old@acme.test')).toEqual([]);
  expect(await find('new@acme.test')).toEqual([expect.objectContaining({ id: body.id, userId: user.id })]);
});

test('an invitation can be sent again, and the first link is void then', async () => {
  const email = 'twice@acme.test';
  const { body } = await hr.post('/api/hr/employees', employee(email, { invite: true }));
  const first = await portal.tokenMailedTo(email);
  const again = await hr.post(`/api/hr/employees/${body.id}/invite`, { version: body.version });
  expect(again.status).toBe(200);
  const answer = await portal.browser().post('/api/auth/invitations/lookup', { token: first });
  expect([answer.status, answer.body.error.code]).toEqual([410, 'LINK_INVALID']);
  await accept(email);
  expect(await find(email)).toEqual([expect.objectContaining({ id: body.id, status: 'onboarding' })]);
});

test('an employee whose invitation cannot be sent is not created either', async () => {
  const client = await acme.person('client');
  const answer = await hr.post('/api/hr/employees', employee(client.user.email, { invite: true }));
  expect([answer.status, answer.body.error.code]).toEqual([409, 'EMAIL_TAKEN']);
  expect(answer.body.error.fields).toEqual({ workEmail: expect.any(String) });
  expect(await find(client.user.email)).toEqual([]);
});

test('an invitation that an admin revokes is open no longer', async () => {
  const email = 'revoked@acme.test';
  await hr.post('/api/hr/employees', employee(email, { invite: true }));
  const { body } = await acme.admin.get(`/api/users?search=${email}`);
  const [user] = body.items;
  const path = `/api/users/${user.id}/revoke-invitation`;
  expect((await acme.admin.post(path, { version: user.version })).status).toBe(200);
  await portal.settle();
  expect(await find(email)).toEqual([expect.objectContaining({ status: 'active', userId: null })]);
});

test('a client who becomes an employee gets a record', async () => {
  const client = await acme.person('client');
  const { body: user } = await acme.admin.get(`/api/users/${client.user.id}`);
  const change = { version: user.version, role: 'employee' };
  expect((await acme.admin.patch(`/api/users/${client.user.id}`, change)).status).toBe(200);
  await portal.settle();
  expect(await find(client.user.email)).toEqual([expect.objectContaining({ userId: client.user.id })]);
});

test('a repeated event that somebody joined creates one record', async () => {
  const { user } = await acme.person('employee');
  const { id: userId, email, firstName, lastName, role } = user;
  const event = { userId, email, firstName, lastName, role, timezone: 'Asia/Kolkata' };
  const before = await find(email);
  await portal.app
    .get(TenantDb)
    .run(acme.id, () => portal.app.get(DomainEvents).publish('user.joined', 1, event));
  await portal.app.get(OutboxDispatcher).dispatch();
  expect(await find(email)).toEqual(before);
});
