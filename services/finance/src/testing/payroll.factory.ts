import type { PayRun, PaySlip, PayStarter } from '@atrium/contracts';
import { expectDone, type Answer, type TestPerson, type TestPortal } from '@atrium/testing';

/** The month whose pay tests compute. */
export const PAY_MONTH = '2026-10';
const RUNS = '/api/finance/runs';

const own = async (person: TestPerson): Promise<string> =>
  expectDone(await person.get<{ employeeId: string }>('/api/hr/employment/personal')).employeeId;

/** Changes a record as it is by now. */
export async function change(by: TestPerson, path: string, values: object): Promise<void> {
  const { version } = expectDone(await by.get<{ version: number }>(path));
  expectDone(await by.patch(path, { version, ...values }));
}

/** A company with two people to pay, Ravi with all of his numbers; one admin computes, the other approves. */
export async function openPayroll(portal: TestPortal) {
  const acme = await portal.company();
  const maker = acme.admin;
  const approver = await acme.person('admin', { firstName: 'Nila' });
  const ravi = await acme.person('employee');
  const raviId = await own(ravi);
  const meera = await acme.person('employee', { firstName: 'Meera' });
  const meeraId = await own(meera);
  for (const id of [raviId, meeraId])
    await change(approver, `/api/hr/employees/${id}`, { joiningDate: '2026-05-04' });
  await change(approver, `/api/hr/employees/${raviId}/statutory`, {
    pan: 'QWERT4821F',
    uan: '100904319456',
    bank: { bankName: 'SBI', account: '501004827714', accountAgain: '501004827714', ifsc: 'SBIN0009137' },
  });
  const starter = expectDone(await maker.post<PayStarter>('/api/finance/starter'));
  const people = { maker, approver, ravi, raviId, meera, meeraId };
  return { ...people, acme, starter, ...stepsOf({ ...people, portal, starter }) };
}

interface Given {
  portal: TestPortal;
  maker: TestPerson;
  approver: TestPerson;
  raviId: string;
  starter: PayStarter;
}

interface Id {
  id: string;
}

/** What tests do to runs. */
function stepsOf({ portal, maker, approver, raviId, starter }: Given) {
  const paySalary = (employeeId: string, ctc: number, more: object = {}) =>
    approver.post('/api/finance/salaries', {
      employeeId,
      ctc,
      structureId: starter.structure.id,
      groupId: starter.group.id,
      from: PAY_MONTH,
      overrides: [],
      reason: null,
      ...more,
    });
  const step = async (person: TestPerson, { id }: Id, name: string, body: object = {}): Promise<Answer> => {
    const { version } = expectDone(await maker.get<PayRun>(`${RUNS}/${id}`));
    const answer: Answer = await person.post(`${RUNS}/${id}/${name}`, { version, ...body });
    if (answer.status === 200) await portal.settle();
    return answer;
  };
  const begin = async (month = PAY_MONTH) =>
    expectDone(await maker.post<PayRun>(RUNS, { groupId: starter.group.id, month, kind: 'regular' }));
  const read = async ({ id }: Id) => expectDone(await maker.get<PayRun>(`${RUNS}/${id}`));
  const slipsOf = async ({ id }: Id, query = '') =>
    expectDone(await maker.get<{ items: PaySlip[] }>(`/api/finance/slips?run=${id}${query}`)).items;
  const slipOf = async (run: Id, employeeId: string): Promise<PaySlip> => {
    const found = (await slipsOf(run)).find(({ employee }) => employee.id === employeeId);
    if (!found) throw new Error('This person has no payslip in the run.');
    return found;
  };
  /** A run with the payslip of one person, computed. */
  const computed = async (from = PAY_MONTH): Promise<PayRun> => {
    expectDone(await paySalary(raviId, 120_000_000, { from }));
    const run = await begin();
    expectDone(await step(maker, run, 'compute'));
    return read(run);
  };
  /** Submitted, approved by the other one, and locked. */
  const lock = async (run: Id): Promise<void> => {
    expectDone(await step(maker, run, 'submit', { note: null }));
    expectDone(await step(approver, run, 'approve'));
    expectDone(await step(maker, run, 'lock'));
  };
  return { lock, paySalary, step, begin, read, slipsOf, slipOf, computed };
}

export type Payroll = Awaited<ReturnType<typeof openPayroll>>;
