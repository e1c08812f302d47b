import type { ChecklistStep, Employee } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2032-03-01T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

const find = async ({ user }: TestPerson): Promise<Employee> =>
  (await hr.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0];
const listOf = async (id: string): Promise<ChecklistStep[]> =>
  (await hr.get(`/api/hr/employees/${id}/checklist`)).body.items;
const tick = (by: TestPerson, { id }: ChecklistStep, note = '', done = true) =>
  by.post(`/api/hr/checklist-steps/${id}/tick`, { done, note });

test('a checklist is copied for a person, whose parts the person, their manager and HR tick', async () => {
  const [boss, asha] = [await acme.person('teamLeader'), await acme.person('employee')];
  const { id, version } = await find(asha);
  await hr.patch(`/api/hr/employees/${id}`, { version, managerId: (await find(boss)).id });
  const start = { checklist: 'onboarding' };
  const path = `/api/hr/employees/${id}/checklist`;
  expect((await hr.post(path, start)).body.error.code).toBe('CHECKLIST_EMPTY');
  expect((await hr.post('/api/hr/checklist-items/usual', {})).body).toEqual({ added: 12 });
  expect((await hr.post('/api/hr/checklist-items/usual', {})).body).toEqual({ added: 0 });
  expect((await hr.post(path, start)).body.items).toHaveLength(6);
  expect((await hr.post(path, start)).body.error.code).toBe('CHECKLIST_RUNS');
  const own = (await asha.get('/api/hr/employment/checklist')).body.items as ChecklistStep[];
  // Seven days before the joining date, and two after it.
  expect(own.map(({ dueOn }) => dueOn)).toEqual(['2032-02-23', '2032-03-03']);
  const [contract] = own as [ChecklistStep];
  expect((await tick(asha, contract)).body.error).toMatchObject({
    code: 'PROOF_NEEDED',
    fields: { note: expect.any(String) },
  });
  expect((await tick(boss, contract, 'Signed')).status).toBe(404);
  expect((await tick(asha, contract, 'Signed on paper')).body).toMatchObject({ note: 'Signed on paper' });
  // A second tick leaves who, when and which proof as they are.
  expect((await tick(hr, contract, 'Another paper')).body).toMatchObject({ note: 'Signed on paper' });
  const [talk] = (await boss.get('/api/hr/employment/checklist')).body.items as [ChecklistStep];
  expect(talk).toMatchObject({ owner: 'manager', employee: { id } });
  expect((await tick(boss, talk)).status).toBe(200);
  expect((await listOf(id)).filter(({ doneAt }) => doneAt !== null)).toHaveLength(2);
  expect((await tick(hr, talk, '', false)).body).toMatchObject({ doneAt: null });
});

test('a notice starts the checklist of leaving, and its withdrawal stops it', async () => {
  const ravi = await acme.person('employee');
  const { id, version } = await find(ravi);
  const notice = { noticeOn: '2032-03-01', lastWorkingDay: '2032-04-30', reason: '', successorId: null };
  const given = await hr.post(`/api/hr/employees/${id}/give-notice`, { version, ...notice });
  const steps = await listOf(id);
  expect(steps).toHaveLength(6);
  expect(steps[0]).toMatchObject({ checklist: 'offboarding', owner: 'manager', dueOn: '2032-04-20' });
  await hr.post(`/api/hr/employees/${id}/withdraw-notice`, { version: given.body.version });
  expect(await listOf(id)).toEqual([]);
});

test('after a withdrawn notice the next one starts the whole checklist anew, also what was ticked', async () => {
  const mira = await acme.person('employee');
  const { id } = await find(mira);
  const take = async (step: string, given: object = {}) => {
    const { version } = (await hr.get(`/api/hr/employees/${id}`)).body;
    return hr.post(`/api/hr/employees/${id}/${step}`, { version, ...given });
  };
  const notice = { noticeOn: '2032-03-01', lastWorkingDay: '2032-04-30', reason: '', successorId: null };
  await take('give-notice', notice);
  const [first] = await listOf(id);
  expect((await tick(hr, first!, 'Done')).status).toBe(200);
  await take('withdraw-notice');
  await take('give-notice', notice);
  const again = await listOf(id);
  expect([again.length, again.filter(({ doneAt }) => doneAt !== null)]).toEqual([6, []]);
  // Who leaves earlier than agreed has the steps as much earlier: from 30 April to 1 March are 60 days.
  const early = { lastWorkingDay: '2032-03-01', reason: 'Leaves early', successorId: null };
  expect((await take('exit', early)).status).toBe(200);
  expect([again[0]!.dueOn, (await listOf(id))[0]!.dueOn]).toEqual(['2032-04-20', '2032-02-20']);
});

test('two starts at once copy a checklist once', async () => {
  const tara = await acme.person('employee');
  const { id } = await find(tara);
  const answers = await Promise.all(
    [1, 2, 3].map(() => hr.post(`/api/hr/employees/${id}/checklist`, { checklist: 'onboarding' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await listOf(id)).toHaveLength(6);
});
