import { TestPortal, type TestCompany, placeOf } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  for (const [index, firstName] of ['Meera', 'Ravi', 'Zoya'].entries()) {
    const answer = await acme.admin.post('/api/hr/employees', {
      firstName,
      lastName: 'Rao',
      workEmail: `${firstName}@acme.test`,
      phone: '+919812345678',
      designationId: null,
      employmentType: 'fixedTerm',
      departmentId: await placeOf(acme.admin, 'departments', index === 2 ? 'Sales' : 'Design'),
      joiningDate: '2025-04-30',
      timezone: 'Asia/Kolkata',
      managerId: null,
      invite: false,
    });
    expect(answer.status).toBe(201);
  }
});
afterAll(() => portal.close());

const lines = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n');

test('employees as they are filtered, sorted and shown', async () => {
  const query =
    'format=csv&department=Design&sort=-name&columns=name,phone,employmentType,joiningDate,status';
  const { status, text } = await acme.admin.get(`/api/exports?list=hr.employees&${query}`);
  expect(status).toBe(200);
  expect(lines(text)).toEqual([
    // The import of employees knows people by their email, so that each file has it.
    '"Name","Phone","Employment","Joined","Status","Work email"',
    `"Ravi Rao","'+919812345678","Fixed term","2025-04-30","Active","ravi@acme.test"`,
    `"Meera Rao","'+919812345678","Fixed term","2025-04-30","Active","meera@acme.test"`,
  ]);
});

test('users, as the list of users shows them', async () => {
  const { status, text } = await acme.admin.get(
    '/api/exports?list=identity.users&format=csv&columns=name,role,status',
  );
  expect(status).toBe(200);
  expect(lines(text)).toEqual(['"Name","Role","Status"', '"Asha Rao","Admin","Active"']);
});

test('nobody exports a list that they cannot read, or another company’s', async () => {
  const employee = await acme.person('employee');
  for (const list of ['hr.employees', 'identity.users', 'platform.audit'])
    expect((await employee.get(`/api/exports?list=${list}&format=csv`)).status).toBe(403);
  const other = await portal.company();
  const { text } = await other.admin.get('/api/exports?list=hr.employees&format=csv');
  expect(text).not.toContain('Meera');
});
