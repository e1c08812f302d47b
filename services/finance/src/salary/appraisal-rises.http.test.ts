import type { Appraisal, EmployeeRequest, PayStarter, RequestDetail, SalaryRecord } from '@atrium/contracts';
import { EvaluationDesk } from '@atrium/hr-service/testing';
import { TenantDb } from '@atrium/platform';
import { expectDone as done, TestClock, TestPortal, type TestPerson } from '@atrium/testing';
import { AppraisalRises } from './appraisal-rises.service.js';

const APPRAISALS = '/api/hr/appraisals';
const CTC = 120_000_025;
const clock = new TestClock('2026-11-26T06:00:00Z');

let portal: TestPortal;
let desk: EvaluationDesk;
let resultId: string;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  desk = await EvaluationDesk.open(portal, clock);
  const { cycle, result } = await desk.calibrate();
  resultId = result.id;
  await admin();
  done(await desk.take(cycle.id, 'publish', { resultIds: [resultId] }));
});

const admin = async (): Promise<TestPerson> => desk.acme.signIn(desk.acme.admin.user.email);
const asked = (more: object = {}) => ({ resultId, rise: 6, from: '2027-04', reason: '', ...more });
const ask = async (more: object = {}, person = desk.people.boss): Promise<Appraisal> =>
  done(await person.post<Appraisal>(APPRAISALS, asked(more)));
const waitingOf = async (person: TestPerson): Promise<EmployeeRequest> =>
  done(await person.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).items[0]!;
const detailOf = async (person: TestPerson, id: string): Promise<RequestDetail> =>
  done(await person.get<RequestDetail>(`/api/requests/${id}`));
const decide = async (person: TestPerson) => {
  const { id, version, step } = await waitingOf(person);
  const answer = await person.post(`/api/requests/${id}/decide`, {
    version,
    step,
    decision: 'approve',
    reason: null,
  });
  await portal.settle();
  return answer;
};

/** Asha is paid from last April on. */
async function pay(): Promise<TestPerson> {
  const boss = await admin();
  const { structure, group } = done(await boss.post<PayStarter>('/api/finance/starter'));
  const employeeId = desk.idOf(desk.people.asha);
  const given = {
    employeeId,
    structureId: structure.id,
    groupId: group.id,
    ctc: CTC,
    overrides: [],
    reason: null,
  };
  done(await boss.post('/api/finance/salaries', { ...given, from: '2026-04' }));
  return boss;
}
const salariesOf = async (person: TestPerson) =>
  done(
    await person.get<{ items: SalaryRecord[] }>(
      `/api/finance/salaries?sort=from&employee=${desk.idOf(desk.people.asha)}`,
    ),
  ).items.map(({ from, ctc }) => [from, ctc]);
const approveAll = async (payer: TestPerson) => {
  expect((await decide(desk.people.hr)).status).toBe(200);
  expect((await decide(payer)).status).toBe(200);
};

test('an approved appraisal raises the pay once, however often it is told', async () => {
  const payer = await pay();
  const { id } = await ask();
  expect(await salariesOf(payer)).toEqual([['2026-04', CTC]]);
  await approveAll(payer);
  const raised = [
    ['2026-04', CTC],
    ['2027-04', 127_200_027],
  ];
  expect(await salariesOf(payer)).toEqual(raised);
  const again = { appraisalId: id, employeeId: desk.idOf(desk.people.asha), from: '2027-05', rise: 600 };
  await portal.app.get(TenantDb).run(desk.acme.id, () => portal.app.get(AppraisalRises).raise(again));
  expect(await salariesOf(payer)).toEqual(raised);
});

test('pay is shown to those alone who may see it', async () => {
  const payer = await pay();
  await ask();
  const { id } = await waitingOf(desk.people.hr);
  const labelsOf = async (person: TestPerson) => (await detailOf(person, id)).facts.map(({ label }) => label);
  expect(await labelsOf(desk.people.hr)).toContain('Pay a year from 2026-04');
  expect(await labelsOf(desk.people.boss)).not.toContain('Pay a year from 2026-04');
  await approveAll(payer);
  expect(await labelsOf(desk.people.boss)).not.toContain('Pay a year from 2026-04');
  expect(JSON.stringify(await detailOf(desk.people.boss, id))).not.toContain(String(CTC));
});

test('it begins after the last change of pay, also when pay changes while it waits', async () => {
  const payer = await pay();
  const early = await desk.people.boss.post(APPRAISALS, asked({ from: '2026-04' }));
  expect(early.body.error.fields).toEqual({ from: 'Choose a month after the last change of pay.' });
  await ask();
  const [known] = done(await payer.get<{ items: SalaryRecord[] }>('/api/finance/salaries')).items;
  const { structure, group } = known!;
  const given = { employeeId: known!.employee!.id, structureId: structure!.id, groupId: group!.id };
  done(
    await payer.post('/api/finance/salaries', {
      ...given,
      ctc: CTC,
      overrides: [],
      reason: null,
      from: '2027-05',
    }),
  );
  expect((await decide(desk.people.hr)).status).toBe(200);
  expect((await decide(payer)).body.error.code).toBe('APPRAISAL_PAY_CHANGED');
});

test('without pay in payroll nothing breaks, and the request says so', async () => {
  const payer = await admin();
  const { id } = await ask();
  const request = await waitingOf(desk.people.hr);
  expect(request.warnings).toEqual([
    'Payroll keeps no pay of this person, so nothing changes automatically.',
  ]);
  await approveAll(payer);
  expect(done(await desk.people.hr.get<Appraisal>(`${APPRAISALS}/${id}`)).state).toBe('approved');
  expect(await salariesOf(payer)).toEqual([]);
});
