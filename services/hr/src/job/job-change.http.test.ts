import type { Employee, JobHistory } from '@atrium/contracts';
import { JobScheduler } from '@atrium/platform';
import { placeOf, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2032-03-01T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let design: string;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company();
  hr = await acme.person('hr');
  design = await placeOf(hr, 'departments', 'Design');
});
afterAll(() => portal.close());

const add = async (firstName: string, more: object = {}): Promise<Employee> => {
  const { body } = await hr.post('/api/hr/employees', {
    firstName,
    lastName: 'Iyer',
    workEmail: `${firstName.toLowerCase()}@acme.test`,
    phone: null,
    designationId: null,
    departmentId: null,
    employmentType: 'permanent',
    managerId: null,
    joiningDate: '2031-01-06',
    birthDate: null,
    timezone: 'Asia/Kolkata',
    invite: false,
    ...more,
  });
  return body;
};
const get = async (id: string): Promise<Employee> => (await hr.get(`/api/hr/employees/${id}`)).body;
const historyOf = async (id: string): Promise<JobHistory['items']> =>
  (await hr.get(`/api/hr/employees/${id}/jobs`)).body.items;
const change = async (id: string, values: object) => {
  const { version } = await get(id);
  const order = { reason: 'promotion', note: '', effectiveOn: '2032-03-01', version, ...values };
  return hr.post(`/api/hr/employees/${id}/jobs`, order);
};

test('a place that does not exist is refused beside its field', async () => {
  const { id } = await add('Kavya');
  const nobody = '01890000-0000-7000-8000-000000000001';
  for (const field of ['designationId', 'departmentId', 'managerId']) {
    const { status, body } = await change(id, { [field]: nobody });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  }
});

test('an edit without a date, a change in the past and one before joining', async () => {
  const { id, version } = await add('Sneha');
  await hr.patch(`/api/hr/employees/${id}`, { version, departmentId: design });
  expect(await historyOf(id)).toMatchObject([{ reason: 'edit' }, { reason: 'joining' }]);
  const early = await change(id, { departmentId: null, effectiveOn: '2030-01-01' });
  expect(early.body.error).toMatchObject({
    code: 'BEFORE_JOINING',
    fields: { effectiveOn: expect.any(String) },
  });
  expect((await change(id, {})).body.error.code).toBe('NOTHING_CHANGES');
  // The entry of a later day holds on, though it was made before.
  await change(id, { departmentId: design });
  await change(id, { departmentId: null, employmentType: 'intern', effectiveOn: '2031-02-01' });
  expect(await get(id)).toMatchObject({ department: { name: 'Design' }, employmentType: 'intern' });
});

test('a planned change is cancelled; two managers cannot report to each other, not even on different days', async () => {
  const boss = await add('Asha');
  const { id } = await add('Meera', { managerId: boss.id });
  const circle = await change(boss.id, { managerId: id, effectiveOn: '2032-06-01' });
  expect(circle.body.error.code).toBe('MANAGER_CYCLE');
  await change(id, { managerId: null, effectiveOn: '2032-05-01' });
  const [planned] = await historyOf(id);
  expect((await hr.post(`/api/hr/job-changes/${planned?.id}/cancel`, {})).status).toBe(200);
  expect((await hr.post(`/api/hr/job-changes/${planned?.id}/cancel`, {})).body.error.code).toBe('JOB_BEGUN');
  expect(await historyOf(id)).toHaveLength(1);
  const chart = await hr.get('/api/hr/org-chart');
  const names = Object.fromEntries(
    chart.body.people.map((each: { id: string; managerId: string }) => [each.id, each.managerId]),
  );
  expect([names[boss.id], names[id]]).toEqual([null, boss.id]);
});

test('a planned change gets another day and another place; one that is refused leaves the plan as it was', async () => {
  const { id } = await add('Nisha');
  await change(id, { departmentId: design, effectiveOn: '2032-05-01' });
  const [planned] = await historyOf(id);
  const edit = async (values: object) => {
    const { version } = await get(id);
    const order = { reason: 'transfer', note: 'Moved', effectiveOn: '2032-06-01', version, ...values };
    return hr.post(`/api/hr/job-changes/${planned?.id}/change`, order);
  };
  const early = await edit({ departmentId: design, effectiveOn: '2030-01-01' });
  expect(early.body.error.code).toBe('BEFORE_JOINING');
  expect((await edit({})).body.error.code).toBe('NOTHING_CHANGES');
  expect((await historyOf(id))[0]).toEqual(planned);
  const { body } = await edit({ employmentType: 'intern' });
  expect(body.items).toMatchObject([
    { state: 'planned', effectiveOn: '2032-06-01', note: 'Moved', changes: [{ toId: 'intern' }] },
    { reason: 'joining' },
  ]);
  expect((await edit({ employmentType: 'intern' })).body.error.code).toBe('JOB_BEGUN');
});

test('a person sees their own history, nobody that of a colleague', async () => {
  const person = await acme.person('employee');
  const { items } = (await hr.get(`/api/hr/employees?search=${person.user.email}`)).body;
  expect((await person.get(`/api/hr/employees/${items[0].id}/jobs`)).body.items).toMatchObject([
    { reason: 'joining' },
  ]);
  const other = await add('Other');
  expect((await person.get(`/api/hr/employees/${other.id}/jobs`)).status).toBe(404);
});

test('a change from today on holds at once, one from a later day begins on it', async () => {
  const { id } = await add('Divya');
  expect((await change(id, { departmentId: design })).status).toBe(200);
  expect((await get(id)).department).toMatchObject({ name: 'Design' });
  const planned = await change(id, { employmentType: 'contractor', effectiveOn: '2032-03-10' });
  expect(
    planned.body.items.map(({ state, changes }: JobHistory['items'][number]) => [state, changes]),
  ).toEqual([
    ['planned', [{ field: 'employmentType', from: 'permanent', to: 'contractor', toId: 'contractor' }]],
    ['now', [{ field: 'department', from: null, to: 'Design', toId: design }]],
    ['past', [{ field: 'employmentType', from: null, to: 'permanent', toId: 'permanent' }]],
  ]);
  expect((await get(id)).employmentType).toBe('permanent');
  // Ten minutes past one on the tenth where Divya works.
  await portal.app.get(JobScheduler).look();
  clock.set('2032-03-09T19:45:00Z');
  await portal.app.get(JobScheduler).look();
  await portal.settle();
  hr = await acme.signIn(hr.user.email);
  expect((await get(id)).employmentType).toBe('contractor');
  expect((await historyOf(id))[0]).toMatchObject({ state: 'now' });
});
