import type { Employee, Lifecycle } from '@atrium/contracts';
import { JobScheduler } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2032-03-01T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hema: TestPerson;
/** Signed in anew whenever the clock moves: sessions of days ago have ended. */
let hr: Awaited<ReturnType<TestCompany['signIn']>>;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hema = await acme.person('hr', { firstName: 'Hema' });
});
beforeEach(async () => {
  clock.set('2032-03-01T06:00:00Z');
  hr = await acme.signIn(hema.user.email);
});
afterAll(() => portal.close());

const path = (id: string, step = '') => `/api/hr/employees/${id}${step && `/${step}`}`;
const get = async (id: string): Promise<Employee> => (await hr.get(path(id))).body;
const find = async ({ user }: TestPerson): Promise<Employee> =>
  (await hr.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0];
const lifecycleOf = async (id: string): Promise<Lifecycle> => (await hr.get(path(id, 'lifecycle'))).body;
const take = async (id: string, step: string, given: object = {}) =>
  hr.post(path(id, step), { version: (await get(id)).version, ...given });
const edit = async (id: string, values: object) =>
  hr.patch(path(id), { version: (await get(id)).version, ...values });
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
const look = async (at: string) => {
  clock.set(at);
  await portal.app.get(JobScheduler).look();
  await portal.settle();
  hr = await acme.signIn(hema.user.email);
};

test('a suspension ends the sessions at once, and what was there is there again after it', async () => {
  const asha = await acme.person('employee', { firstName: 'Asha' });
  const { id } = await find(asha);
  expect((await take(id, 'suspend', { reason: '' })).body.error.fields).toEqual({
    reason: expect.any(String),
  });
  const suspended = await take(id, 'suspend', { reason: 'An open inquiry' });
  expect(suspended.body).toMatchObject({
    status: 'suspended',
    allowedTransitions: expect.arrayContaining(['reinstate']),
  });
  expect((await asha.get('/api/hr/attendance/me')).status).toBe(401);
  expect((await take(id, 'suspend', { reason: 'Twice' })).body.error.code).toBe('TRANSITION_REFUSED');
  expect((await take(id, 'reinstate')).body).toMatchObject({ status: 'active' });
  const again = await acme.signIn(asha.user.email);
  expect((await again.get('/api/hr/attendance/me')).status).toBe(200);
});

test('notice: the period is kept or shortened with a reason, withdrawn, and over on the day after the last one', async () => {
  const { id } = await add('Meera');
  const notice = { noticeOn: '2032-03-01', lastWorkingDay: '2032-03-10', reason: '', successorId: null };
  const short = await take(id, 'give-notice', notice);
  expect(short.body.error).toMatchObject({
    code: 'NOTICE_SHORTENED',
    fields: { reason: expect.any(String) },
  });
  const early = await take(id, 'give-notice', { ...notice, lastWorkingDay: '2032-02-20', reason: 'Moves' });
  expect(early.body.error.code).toBe('LAST_DAY_BEFORE_NOTICE');
  const before = await take(id, 'give-notice', {
    ...notice,
    noticeOn: '2030-01-01',
    lastWorkingDay: '2030-03-01',
    reason: 'Moves',
  });
  expect(before.body.error.code).toBe('LAST_DAY_BEFORE_JOINING');
  const given = await take(id, 'give-notice', { ...notice, reason: 'Moves abroad' });
  expect(given.body).toMatchObject({ status: 'notice', lastWorkingDay: '2032-03-10' });
  expect((await take(id, 'withdraw-notice')).body).toMatchObject({ status: 'active', lastWorkingDay: null });
  await take(id, 'give-notice', { ...notice, reason: 'Moves abroad' });
  await look('2032-03-10T17:55:00Z');
  expect(await get(id)).toMatchObject({ status: 'notice' });
  // In Kolkata the day after has begun.
  await look('2032-03-10T18:55:00Z');
  expect(await get(id)).toMatchObject({ status: 'exited', lastWorkingDay: '2032-03-10' });
  expect((await hr.get('/api/hr/employees/counts')).body).toMatchObject({ exited: 1 });
  expect((await hr.get('/api/hr/employees?status=exited')).body.items).toMatchObject([{ id }]);
});

test('whoever has people, teams or approvals leaves once somebody takes over', async () => {
  const boss = await acme.person('teamLeader', { firstName: 'Bina' });
  const worker = await acme.person('employee', { firstName: 'Wasim' });
  const heir = await acme.person('teamLeader', { firstName: 'Hari' });
  const [{ id }, { id: workerId }, { id: heirId }] = (await Promise.all([boss, worker, heir].map(find))) as [
    Employee,
    Employee,
    Employee,
  ];
  await edit(id, { joiningDate: '2031-01-06' });
  await edit(workerId, { managerId: id });
  // The successor stands below one of the people who are handed over.
  await edit(heirId, { managerId: workerId });
  const team = await hr.post('/api/hr/teams', { name: 'Launch', purpose: null, leaderId: id, minPresent: 0 });
  expect((await lifecycleOf(id)).handOver).toMatchObject({ reports: 1, teams: ['Launch'], suggested: null });
  const exit = { lastWorkingDay: '2032-02-29', reason: 'Retires', successorId: null };
  const refused = await take(id, 'exit', exit);
  expect(refused.body.error).toMatchObject({
    code: 'SUCCESSOR_NEEDED',
    fields: { successorId: expect.any(String) },
  });
  expect((await take(id, 'exit', { ...exit, successorId: id })).body.error.code).toBe('SUCCESSOR_UNFIT');
  expect((await take(id, 'exit', { ...exit, lastWorkingDay: '2032-03-02' })).body.error.code).toBe(
    'LAST_DAY_AHEAD',
  );
  expect((await take(id, 'exit', { ...exit, successorId: heirId })).body).toMatchObject({ status: 'exited' });
  expect(await get(workerId)).toMatchObject({ manager: { id: heirId } });
  expect(await get(heirId)).toMatchObject({ manager: null });
  expect((await hr.get(`/api/hr/teams/${team.body.id}`)).body).toMatchObject({ leader: { id: heirId } });
  expect((await boss.get('/api/hr/attendance/me')).status).toBe(401);
  expect((await take(id, 'restore')).body.error.code).toBe('TRANSITION_REFUSED');
});

test('what waits for them goes to their manager unless another is named, and what they asked for ends', async () => {
  const [above, boss, worker] = [
    await acme.person('teamLeader', { firstName: 'Esha' }),
    await acme.person('teamLeader', { firstName: 'Chitra' }),
    await acme.person('employee', { firstName: 'Dev' }),
  ];
  const { id } = await find(boss);
  await edit(id, { managerId: (await find(above)).id });
  await edit((await find(worker)).id, { managerId: id });
  const home = { workDate: '2032-03-01', kind: 'workFromHome', reason: 'At home' };
  for (const person of [worker, boss])
    expect((await person.post('/api/hr/attendance/corrections', home)).status).toBe(201);
  const waiting = async (person: TestPerson) =>
    (await person.get('/api/requests/waiting')).body.items.map(({ person }: { person: string }) => person);
  expect([await waiting(boss), await waiting(above)]).toEqual([['Dev employee'], ['Chitra teamLeader']]);
  expect((await lifecycleOf(id)).handOver).toMatchObject({ reports: 1, approvals: 1 });
  await take(id, 'exit', { lastWorkingDay: '2032-03-01', reason: 'Left', successorId: null });
  await portal.settle();
  expect(await waiting(above)).toEqual(['Dev employee']);
});

test('nobody does it to themselves, only admins to admins, and the only one of HR stays', async () => {
  const own = await find(hema);
  const suspend = { reason: 'A test' };
  expect((await take(own.id, 'suspend', suspend)).body.error.code).toBe('OWN_RECORD');
  const admin = (await hr.get(`/api/hr/employees?search=${encodeURIComponent(acme.admin.user.email)}`)).body
    .items[0];
  expect((await take(admin.id, 'suspend', suspend)).body.error.code).toBe('ADMIN_ONLY');
  const { version } = await get(own.id);
  const exit = { version, lastWorkingDay: '2032-03-01', reason: 'Left', successorId: null };
  const again = await acme.signIn(acme.admin.user.email);
  expect((await again.post(path(own.id, 'exit'), exit)).body.error.code).toBe('ONLY_HR');
});

test('hired again: a record with its own code, linked to the old one, with the old account', async () => {
  const ravi = await acme.person('employee', { firstName: 'Ravi' });
  const before = await find(ravi);
  await edit(before.id, { joiningDate: '2031-01-06' });
  await take(before.id, 'exit', { lastWorkingDay: '2032-02-01', reason: 'Other work', successorId: null });
  const soon = await take(before.id, 'rehire', { joiningDate: '2032-02-01', invite: false });
  expect(soon.body.error.code).toBe('JOINS_BEFORE_LEAVING');
  const { body } = await take(before.id, 'rehire', { joiningDate: '2032-03-01', invite: false });
  expect(body).toMatchObject({ status: 'active', workEmail: ravi.user.email, userId: ravi.user.id });
  expect(body.code).not.toBe(before.code);
  expect(await lifecycleOf(body.id)).toMatchObject({ previous: { id: before.id, code: before.code } });
  expect(
    (await take(before.id, 'rehire', { joiningDate: '2032-03-01', invite: false })).body.error.code,
  ).toBe('CAME_BACK');
  const again = await acme.signIn(ravi.user.email);
  expect((await again.get('/api/hr/attendance/me')).status).toBe(200);
});

test('at the end of a probation HR and the manager are asked once; they confirm or give more time', async () => {
  const { id } = await add('Nina', { confirmDate: '2032-05-04' });
  const asked = async () =>
    (
      await portal.database.query(
        `select 1 from notification where kind = 'people.lifecycle' and subject_id = '${id}' and user_id = '${hema.user.id}'`,
      )
    ).length;
  await look('2032-05-03T19:55:00Z');
  await look('2032-05-04T19:55:00Z');
  expect(await asked()).toBe(1);
  const less = await take(id, 'extend-probation', { confirmDate: '2032-05-04', reason: 'Needs time' });
  expect(less.body.error.code).toBe('PROBATION_NOT_LATER');
  await take(id, 'extend-probation', { confirmDate: '2032-06-04', reason: 'Needs time' });
  expect((await take(id, 'confirm')).body.allowedTransitions).not.toContain('confirm');
});

test('somebody asks to leave: manager and HR agree, and it can be taken back', async () => {
  const [boss, worker] = [
    await acme.person('teamLeader', { firstName: 'Farah' }),
    await acme.person('employee', { firstName: 'Gita' }),
  ];
  const { id } = await find(worker);
  await edit(id, { managerId: (await find(boss)).id });
  const own = '/api/hr/employment/notice';
  const early = await worker.post(own, { lastWorkingDay: '2032-02-01', reason: 'New work' });
  expect(early.body.error.fields).toEqual({ lastWorkingDay: expect.any(String) });
  const answers = await Promise.all(
    [1, 2].map(() => worker.post(own, { lastWorkingDay: '2032-04-01', reason: 'New work' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const agree = async (decider: typeof hr) => {
    const { items } = (await decider.get('/api/requests/waiting')).body;
    const request = items.find(({ person }: { person: string }) => person.startsWith('Gita'));
    const { version, step } = request;
    const decision = { version, step, decision: 'approve', reason: null };
    expect((await decider.post(`/api/requests/${request.id}/decide`, decision)).status).toBe(200);
  };
  await agree(boss);
  await agree(hr);
  expect(await get(id)).toMatchObject({ status: 'notice', lastWorkingDay: '2032-04-01' });
  const { request } = (await worker.get(own)).body;
  expect((await worker.post(`${own}/${request.id}/withdraw`, {})).body.request).toMatchObject({
    state: 'approved',
  });
  await agree(boss);
  expect(await get(id)).toMatchObject({ status: 'active', lastWorkingDay: null });
});
