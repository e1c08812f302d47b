import type { TestCompany, TestPerson, TestPortal } from '@atrium/testing';
import { startAttackedPortal } from './attack/attacked-portal.js';

let portal: TestPortal;
let acme: TestCompany;
let admin: TestPerson;
beforeAll(async () => {
  portal = await startAttackedPortal();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  ({ admin } = acme);
});
afterAll(() => portal.close());

interface Shown {
  title: string;
  path: string | null;
  gone: boolean;
}
async function told(person: TestPerson, language = 'en'): Promise<Shown[]> {
  await portal.settle();
  const headers = { 'accept-language': language };
  return (await person.send<{ items: Shown[] }>({ method: 'GET', path: '/api/notifications', headers })).body
    .items;
}
const titles = async (person: TestPerson) => (await told(person)).map(({ title }) => title);

interface Employee {
  id: string;
  version: number;
}
async function employeeOf(person: TestPerson): Promise<Employee> {
  const { body } = await admin.get(`/api/hr/employees?search=${encodeURIComponent(person.user.email)}`);
  return body.items[0];
}
async function setManager(person: TestPerson, manager: TestPerson): Promise<void> {
  const { id, version } = await employeeOf(person);
  const managerId = (await employeeOf(manager)).id;
  expect((await admin.patch(`/api/hr/employees/${id}`, { version, managerId })).status).toBe(200);
}

test('the person who invited is notified when the invitation is accepted', async () => {
  await acme.invitedPerson('employee', { firstName: 'Priya', lastName: 'Nair' });
  expect((await told(admin))[0]).toMatchObject({ title: 'Priya Nair has joined', path: 'admin/users' });
});

test('both sides are notified about a new manager, and a former manager no longer sees it', async () => {
  const [lead, next] = [await acme.person('teamLeader'), await acme.person('teamLeader')];
  const ravi = await acme.person('employee', { firstName: 'Ravi', lastName: 'Kumar' });
  await setManager(ravi, lead);
  expect(await told(lead)).toMatchObject([
    {
      title: 'Ravi Kumar now reports to you',
      path: 'employee/Attendance',
    },
  ]);
  expect(await titles(ravi)).toEqual(['Ravi teamLeader is your manager now']);
  await setManager(ravi, next);
  const [before] = await told(lead);
  const title = 'This is no longer available to you';
  expect(before).toMatchObject({ title, gone: true, path: null });
  expect(JSON.stringify(before)).not.toContain('Kumar');
});

test('other admins are notified when an app is switched, and its notifications are hidden while it is off', async () => {
  const [other, lead, ravi] = [
    await acme.person('admin'),
    await acme.person('teamLeader'),
    await acme.person('employee'),
  ];
  await setManager(ravi, lead);
  expect(await titles(lead)).toHaveLength(1);
  await admin.put('/api/apps/hr', { enabled: false });
  await admin.put('/api/apps/hr', { enabled: false });
  expect(await titles(other)).toEqual(['The hr is switched off']);
  expect(await titles(admin)).not.toContain('The hr is switched off');
  expect(await titles(lead)).toEqual([]);
  expect((await lead.get('/api/inbox/counts')).body.notifications).toBe(0);
  await admin.put('/api/apps/hr', { enabled: true });
  expect(await titles(lead)).toHaveLength(1);
});

test('people’s text is sent as written, the portal’s own words in the reader’s language', async () => {
  const ravi = await acme.person('employee');
  await admin.post('/api/announcements', { title: 'Inbox', text: 'Read it.', roles: [], pinnedUntil: null });
  const name = `${admin.user.firstName} ${admin.user.lastName}`;
  expect(await told(ravi)).toMatchObject([{ title: 'Inbox', text: `Announced by ${name}` }]);
  expect(await told(ravi, 'hi')).toMatchObject([{ title: 'Inbox', text: `${name} की घोषणा` }]);
});
