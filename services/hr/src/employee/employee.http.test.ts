import { randomUUID } from 'node:crypto';
import {
  TestClock,
  TestPortal,
  type Answer,
  type TestCompany,
  type TestPerson,
  placeOf,
} from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-11-23T06:00:00Z') });
  acme = await portal.company();
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

let count = 0;
const employee = (given: Record<string, unknown> = {}) => ({
  firstName: 'Meera',
  lastName: 'Iyer',
  workEmail: `meera-${String((count += 1))}@acme.test`,
  phone: '+919876540001',
  designationId: null,
  departmentId: null,
  employmentType: 'permanent',
  joiningDate: '2024-04-01',
  timezone: 'Asia/Kolkata',
  managerId: null,
  invite: false,
  ...given,
});
const create = async (given: Record<string, unknown> = {}) => {
  const answer = await hr.post('/api/hr/employees', employee(given));
  expect(answer.status).toBe(201);
  return answer.body;
};
const refused = ({ status, body }: Answer) => [status, body.error.code, body.error.fields];
const countEmployees = async () =>
  (await portal.database.query<{ count: string }>('select count(*) from employee'))[0]?.count;

test('a new employee gets the next code and is shown with what the person may do', async () => {
  const manager = await create({ firstName: 'Rohan', lastName: 'Mehta' });
  const body = employee({ managerId: manager.id });
  const created = await hr.post('/api/hr/employees', body);
  expect(created.status).toBe(201);
  const { invite, managerId, departmentId, designationId, ...fields } = body;
  expect(created.body).toEqual({
    ...fields,
    // Who joined before they are added was not in the portal until then.
    attendanceFrom: '2026-11-23',
    joiningAssumed: false,
    birthDate: null,
    confirmDate: null,
    lastWorkingDay: null,
    department: null,
    designation: null,
    id: expect.any(String),
    code: `E${String(Number(manager.code.slice(1)) + 1).padStart(4, '0')}`,
    manager: { id: managerId, name: 'Rohan Mehta' },
    status: 'active',
    userId: null,
    photoFileId: null,
    archivedAt: null,
    version: 1,
    allowedTransitions: ['update', 'invite', 'archive', 'suspend', 'giveNotice', 'exit'],
  });
  expect((await hr.get(`/api/hr/employees/${created.body.id}`)).body).toEqual(created.body);
});

test('twenty people added at the same moment get twenty codes in a row', async () => {
  const first = await create();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => hr.post('/api/hr/employees', employee())),
  );
  const numbers = answers.map(({ body }) => Number(body.code.slice(1))).sort((a, b) => a - b);
  const next = Number(first.code.slice(1)) + 1;
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => next + index));
});

test('a date of birth that is not before the joining date is refused beside its field', async () => {
  const born = { birthDate: '2025-01-01' };
  const error = [
    409,
    'BORN_AFTER_JOINING',
    { birthDate: 'The date of birth is not before the joining date.' },
  ];
  expect(refused(await hr.post('/api/hr/employees', employee(born)))).toEqual(error);
  const { id, version } = await create({ birthDate: '1994-06-30' });
  expect(refused(await hr.patch(`/api/hr/employees/${id}`, { version, ...born }))).toEqual(error);
});

test('a given code is kept in capitals, and taken whatever its case', async () => {
  expect((await create({ code: 'ops-7' })).code).toBe('OPS-7');
  const again = await hr.post('/api/hr/employees', employee({ code: 'Ops-7' }));
  expect(refused(again)).toEqual([409, 'EMPLOYEE_CODE_TAKEN', { code: expect.any(String) }]);
});

test('a counted code that somebody took by hand is passed over', async () => {
  const { code } = await create();
  const taken = `E${String(Number(code.slice(1)) + 1).padStart(4, '0')}`;
  await create({ code: taken });
  expect((await create({ code: null })).code).toBe(`E${String(Number(code.slice(1)) + 2).padStart(4, '0')}`);
});

test.each([
  ['an e-mail that is taken', { workEmail: 'Taken@acme.test' }, [409, 'EMAIL_TAKEN', 'workEmail']],
  ['an unknown manager', { managerId: randomUUID() }, [400, 'VALIDATION_FAILED', 'managerId']],
  ['an ill-formed phone', { phone: '98765' }, [400, 'VALIDATION_FAILED', 'phone']],
  ['an unknown field', { salary: 1 }, [400, 'VALIDATION_FAILED', 'salary']],
  ['no name', { firstName: ' ' }, [400, 'VALIDATION_FAILED', 'firstName']],
  ['a day that is none', { joiningDate: '2024-02-30' }, [400, 'VALIDATION_FAILED', 'joiningDate']],
  ['a time zone that is none', { timezone: 'Asia/Atlantis' }, [400, 'VALIDATION_FAILED', 'timezone']],
])('%s is refused beside its field and changes nothing', async (_, given, [status, code, field]) => {
  await hr.post('/api/hr/employees', employee({ workEmail: 'taken@acme.test' }));
  const before = await countEmployees();
  const answer = await hr.post('/api/hr/employees', employee(given));
  expect(refused(answer)).toEqual([status, code, { [field as string]: expect.any(String) }]);
  expect(await countEmployees()).toBe(before);
});

describe('changing an employee', () => {
  test('saves what was sent and nothing else', async () => {
    const before = await create();
    const designationId = await placeOf(hr, 'designations', 'Art Director');
    const body = { version: 1, designationId, phone: null };
    const answer = await hr.patch(`/api/hr/employees/${before.id}`, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...before,
      designation: { id: designationId, name: 'Art Director' },
      phone: null,
      version: 2,
    });
  });

  test('of two edits of the same version, the second is refused', async () => {
    const { id } = await create();
    const edits = ['One', 'Two'].map((firstName) =>
      hr.patch(`/api/hr/employees/${id}`, { version: 1, firstName }),
    );
    const answers = await Promise.all(edits);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body.error.code).toBe('STALE_VERSION');
  });

  test('an e-mail of another employee is refused', async () => {
    const other = await create();
    const { id } = await create();
    const answer = await hr.patch(`/api/hr/employees/${id}`, { version: 1, workEmail: other.workEmail });
    expect(refused(answer)).toEqual([409, 'EMAIL_TAKEN', { workEmail: expect.any(String) }]);
  });

  test('nobody comes to report to themselves, however long the line', async () => {
    const top = await create();
    const middle = await create({ managerId: top.id });
    const low = await create({ managerId: middle.id });
    for (const managerId of [top.id, middle.id, low.id]) {
      const answer = await hr.patch(`/api/hr/employees/${top.id}`, { version: 1, managerId });
      expect(refused(answer)).toEqual([409, 'MANAGER_CYCLE', { managerId: expect.any(String) }]);
    }
  });

  test('two changes at the same moment cannot close a circle together', async () => {
    const one = await create();
    const two = await create();
    const answers = await Promise.all([
      hr.patch(`/api/hr/employees/${one.id}`, { version: 1, managerId: two.id }),
      hr.patch(`/api/hr/employees/${two.id}`, { version: 1, managerId: one.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('archiving', () => {
  test('takes the employee out of the list, and restoring brings them back', async () => {
    const { id } = await create();
    const archived = await hr.post(`/api/hr/employees/${id}/archive`, { version: 1 });
    expect(archived.status).toBe(200);
    expect(archived.body).toMatchObject({
      status: 'archived',
      version: 2,
      archivedAt: expect.any(String),
      allowedTransitions: ['restore'],
    });
    const restored = await hr.post(`/api/hr/employees/${id}/restore`, { version: 2 });
    expect(restored.body).toMatchObject({ status: 'active', archivedAt: null, version: 3 });
  });

  test('an archived employee is neither changed, archived again, invited nor made a manager', async () => {
    const { id } = await create();
    await hr.post(`/api/hr/employees/${id}/archive`, { version: 1 });
    const path = `/api/hr/employees/${id}`;
    const answers = [
      await hr.patch(path, { version: 2, firstName: 'X' }),
      await hr.post(`${path}/archive`, { version: 2 }),
      await hr.post(`${path}/invite`, { version: 2 }),
      await hr.post('/api/hr/employees', employee({ managerId: id })),
    ];
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual([
      [409, 'EMPLOYEE_ARCHIVED'],
      [409, 'TRANSITION_REFUSED'],
      [409, 'EMPLOYEE_ARCHIVED'],
      [400, 'VALIDATION_FAILED'],
    ]);
  });

  test.each(['archive', 'restore', 'invite'])('%s of an old version is refused', async (transition) => {
    const { id } = await create();
    await hr.patch(`/api/hr/employees/${id}`, { version: 1, firstName: 'New' });
    const answer = await hr.post(`/api/hr/employees/${id}/${transition}`, { version: 1 });
    expect([answer.status, answer.body.error.code]).toEqual([409, 'STALE_VERSION']);
  });
});

test('an unknown employee and one of another company look the same', async () => {
  const { id } = await create();
  const other = await portal.company();
  for (const foreign of [id, randomUUID()]) {
    const path = `/api/hr/employees/${foreign}`;
    const answers = [
      await other.admin.get(path),
      await other.admin.patch(path, { version: 1, firstName: 'X' }),
      await other.admin.post(`${path}/archive`, { version: 1 }),
      await other.admin.post(`${path}/restore`, { version: 1 }),
      await other.admin.post(`${path}/invite`, { version: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  }
  const made = await other.admin.post('/api/hr/employees', employee({ managerId: id }));
  expect(refused(made)).toEqual([400, 'VALIDATION_FAILED', { managerId: expect.any(String) }]);
});
