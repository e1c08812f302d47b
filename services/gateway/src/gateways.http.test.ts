import { openEvents, TestPortal, type HttpClient } from '@atrium/testing';

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

test('a change at one gateway reaches the caches and streams of another at once', async () => {
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

test('what is committed through one gateway reaches an open page at another', async () => {
  const acme = await portal.company();
  const employee = await acme.person('employee');
  const stream = await openEvents(second.browserOf(acme.admin));
  await employee.post('/api/hr/attendance/punches', { kind: 'in' });
  await stream.until('invalidate', 'AttendanceBoard');
  stream.close();
});

test('guesses at two gateways are counted together', async () => {
  const acme = await portal.company();
  const here = portal.browser();
  const there = second.browserOf(here);
  const guess = async (browser: HttpClient) => {
    const body = { companyCode: acme.code, email: acme.admin.user.email, password: 'not the password' };
    return (await browser.post('/api/auth/login', body)).status;
  };
  const statuses: number[] = [];
  for (const browser of [here, there, here, there, here, there, here]) statuses.push(await guess(browser));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});
