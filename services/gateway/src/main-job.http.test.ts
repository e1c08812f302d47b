import { TestPortal } from '@atrium/testing';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());

test('a company signs up, invites an employee, who signs in and is known', async () => {
  const acme = await portal.company({ name: 'Acme Studio' });
  const employee = await acme.person('employee', { firstName: 'Meera' });
  const again = await acme.signIn(employee.user.email);
  const me = await again.get('/api/auth/me');
  expect(me.body.user).toMatchObject({
    firstName: 'Meera',
    role: 'employee',
    company: { name: 'Acme Studio' },
  });
});
