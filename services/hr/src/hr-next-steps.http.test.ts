import type { NextStep } from '@atrium/contracts';
import { TestPortal, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start();
});
afterAll(() => portal.close());

const stepsOf = async (person: TestPerson) => {
  const { body } = await person.get('/api/portal/next-steps');
  const own = body.items.filter(({ id }: NextStep) => id.startsWith('hr.'));
  return Object.fromEntries(own.map(({ id, done }: NextStep) => [id, done]));
};

test('an admin adds people and clocks in, and both are done', async () => {
  const { admin } = await portal.company();
  expect(await stepsOf(admin)).toEqual({ 'hr.add-people': false, 'hr.clock-in': false });
  await admin.post('/api/hr/attendance/punches', { kind: 'in' });
  expect(await stepsOf(admin)).toEqual({ 'hr.add-people': false, 'hr.clock-in': true });
  const created = await admin.post('/api/hr/employees', {
    ...{
      firstName: 'Meera',
      lastName: 'Iyer',
      workEmail: 'meera@acme.test',
      phone: null,
      designationId: null,
    },
    ...{ departmentId: null, employmentType: 'permanent', joiningDate: '2024-04-01', timezone: 'UTC' },
    ...{ managerId: null, invite: false },
  });
  expect(created.status).toBe(201);
  expect(await stepsOf(admin)).toEqual({ 'hr.add-people': true, 'hr.clock-in': true });
});

test('a person who may not add people is only asked to clock in', async () => {
  const acme = await portal.company();
  expect(await stepsOf(await acme.person('employee'))).toEqual({ 'hr.clock-in': false });
});
