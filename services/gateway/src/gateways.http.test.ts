import { openEvents, TestPortal } from '@atrium/testing';

let portal: TestPortal;
let second: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start();
  second = await TestPortal.start({ beside: portal });
});
afterAll(async () => {
  await second.close();
  await portal.close();
});

test('what one gateway changes, the caches and streams of another know at once', async () => {
  const acme = await portal.company();
  const employee = await acme.person('employee');
  const elsewhere = second.browserOf(employee);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(200);
  const stream = await openEvents(elsewhere);
  const { body } = await acme.admin.get(`/api/users/${employee.user.id}`);
  await acme.admin.post(`/api/users/${employee.user.id}/deactivate`, { version: body.version });
  await stream.ended;
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
});
