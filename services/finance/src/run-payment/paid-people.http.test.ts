import type { PayRegister, PayRun, PaySlip, RunPayees, RunPayments } from '@atrium/contracts';
import { expectDone as done, TestClock, TestPortal, type Answer, type TestPerson } from '@atrium/testing';
import { change, openPayroll, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
const RUNS = '/api/finance/runs';
const paidOn = '2026-11-02';

let portal: TestPortal;
let payroll: Payroll;
let maker: Payroll['maker'];
let run: PayRun;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  payroll = await openPayroll(portal);
  ({ maker } = payroll);
});

const refused = ({ status, body }: Answer) => [status, body.error?.code];
const step = (name: string, body: object = {}, by = maker) => payroll.step(by, run, name, body);
const payments = async () => done(await maker.get<RunPayments>(`${RUNS}/${run.id}/payments`));
const state = async () => (await payroll.read(run)).state;
const payees = async (query: string) =>
  done(await maker.get<RunPayees>(`${RUNS}/${run.id}/payees?of=${query}`)).items.map(({ id }) => id);
const slipStep = async (id: string, name: string, body: object = {}, by: TestPerson = maker) => {
  const { version } = done(await maker.get<PaySlip>(`/api/finance/slips/${id}`));
  return by.post(`/api/finance/slips/${id}/${name}`, { version, ...body });
};
const trailOf = async (action: string) =>
  JSON.stringify(done(await payroll.approver.get(`/api/audit?action=payRun.${action}`)).items);

/** October of Ravi and Meera, both with accounts. */
async function locked(): Promise<void> {
  const { paySalary, meeraId, computed, lock, approver } = payroll;
  const bank = { bankName: 'HDFC', account: '60200111222', accountAgain: '60200111222', ifsc: 'HDFC0000240' };
  await change(approver, `/api/hr/employees/${meeraId}/statutory`, { bank });
  done(await paySalary(meeraId, 60_000_000));
  run = await computed();
  await lock(run);
}

/** A correction of Ravi's October that is locked, by the difference of one line. */
async function corrected(kind: 'earning' | 'deduction'): Promise<PaySlip> {
  const { computed, lock, slipOf, raviId, slipsOf, read } = payroll;
  const month = await computed();
  await lock(month);
  const { id, version } = await slipOf(month, raviId);
  const reason = 'The bonus was wrong.';
  run = done(await maker.post<PayRun>(`/api/finance/slips/${id}/correction`, { version, reason }));
  const line = { title: 'Bonus', kind, amount: 500_000, taxable: false, cause: null };
  done(await maker.post(`${RUNS}/${run.id}/lines`, { ...line, employeeId: raviId }));
  done(await step('compute'));
  await lock(run);
  run = await read(run);
  return (await slipsOf(run)).find((slip) => slip.kind === 'corrected')!;
}

test('a correction whose corrected payslip is held is paid once it is released', async () => {
  const slip = await corrected('earning');
  done(await slipStep(slip.id, 'hold', { reason: 'Wait' }));
  done(await step('pay', { paidOn }));
  const states = async () => (await payroll.slipsOf(run)).map((each) => each.state).toSorted();
  expect(await states()).toEqual(['held', 'locked']);
  done(await slipStep(slip.id, 'release'));
  expect([await states(), await state()]).toEqual([['locked', 'locked'], 'locked']);
  expect((await payments()).totals.open).toBe(run.net);
  done(await slipStep(slip.id, 'pay', { paidOn }));
  expect([await states(), await state()]).toEqual([['paid', 'paid'], 'paid']);
  expect((await payments()).totals).toMatchObject({ cash: run.net, open: 0 });
});

test('a correction by which something is owed is only marked as paid', async () => {
  const slip = await corrected('deduction');
  expect(run.net).toBeLessThan(0);
  done(await slipStep(slip.id, 'pay', { paidOn }));
  expect([await state(), (await payments()).totals.owed]).toEqual(['paid', run.net]);
});

test('a file that was taken before files were kept is asked about before another one is made', async () => {
  await locked();
  const taking = `insert into pay_file (company_id, run_id, file, name, hash, taken_by, taken_at)
    values ($1, $2, 'bank', 'bank-2026-10.csv', 'old', $3, '2026-10-30T05:00:00Z')`;
  await portal.database.query(taking, [payroll.acme.id, run.id, maker.user.id]);
  expect((await payments()).earlier).toMatchObject([{ hash: 'old', by: expect.stringContaining(' ') }]);
  expect(refused(await step('make-bank-file'))).toEqual([409, 'RUN_FILE_TAKEN']);
  done(await step('make-bank-file', { isUnpaid: true }));
  const { earlier, files } = await payments();
  expect([earlier, files.map(({ taken }) => taken)]).toEqual([[], [[]]]);
});

test('who is offered to a step is whom it takes', async () => {
  await locked();
  const { raviId, meeraId } = payroll;
  expect(await payees('due')).toHaveLength(2);
  expect(await payees('due&search=meera')).toEqual([meeraId]);
  done(await step('pay-cash', { paidOn, employeeIds: [raviId] }));
  expect([await payees('due'), await payees('cash')]).toEqual([[meeraId], [raviId]]);
  done(await step('make-bank-file'));
  const [{ id: fileId }] = (await payments()).files as [RunPayments['files'][number]];
  expect([await payees('due'), await payees(`sent&fileId=${fileId}`), (await payments()).due]).toEqual([
    [],
    [meeraId],
    0,
  ]);
  done(await step('settle-bank-file', { fileId, paidOn, returned: [] }));
  expect([await payees(`sent&fileId=${fileId}`), await payees(`paid&fileId=${fileId}`)]).toEqual([
    [],
    [meeraId],
  ]);
  expect((await payroll.ravi.get(`${RUNS}/${run.id}/payees?of=due`)).status).toBe(403);
});

test('cash that was marked by mistake is to be paid again, and the trail says whose', async () => {
  await locked();
  const { raviId } = payroll;
  done(await step('pay-cash', { paidOn, employeeIds: [raviId] }));
  done(await step('send-back', { employeeId: raviId, reason: 'Wrong person' }));
  expect([await state(), await payees('cash'), (await payments()).due]).toEqual(['locked', [], 2]);
  const { name } = (await payroll.slipOf(run, raviId)).employee;
  expect(await trailOf('payCash')).toContain(name);
  expect(await trailOf('sendBack')).toContain(`${name}: Wrong person`);
});

test('the trail says who was sent back, by whom, and whose account became which', async () => {
  await locked();
  const { meeraId, approver } = payroll;
  done(await step('make-bank-file'));
  const [file] = (await payments()).files;
  const returned = [{ employeeId: meeraId, reason: 'Closed' }];
  done(await step('settle-bank-file', { fileId: file!.id, paidOn, returned }));
  expect((await payments()).files[0]!.returned).toMatchObject([{ by: expect.stringContaining(' ') }]);
  const settled = await trailOf('settleBankFile');
  expect([settled.includes('Meera employee: Closed'), settled.includes('bank-2026-10.csv')]).toEqual([
    true,
    true,
  ]);
  const bank = {
    bankName: 'ICICI',
    account: '99887766554',
    accountAgain: '99887766554',
    ifsc: 'ICIC0001234',
  };
  await change(approver, `/api/hr/employees/${meeraId}/statutory`, { bank });
  done(await step('use-new-accounts', { employeeIds: [meeraId] }));
  const trail = await trailOf('useNewAccounts');
  expect([trail.includes('HDFC •••• 1222'), trail.includes('ICIC •••• 6554')]).toEqual([true, true]);
});

test('nobody records their own pay as paid', async () => {
  const { approver, paySalary, computed, lock, acme } = payroll;
  const path = `/api/hr/employees?search=${encodeURIComponent(maker.user.email)}`;
  const own = done(await approver.get<{ items: { id: string }[] }>(path)).items[0]!.id;
  await change(approver, `/api/hr/employees/${own}`, { joiningDate: '2026-05-04' });
  done(await paySalary(own, 60_000_000));
  run = await computed();
  await lock(run);
  const people = { employeeIds: [own] };
  expect(acme.admin).toBe(maker);
  expect(refused(await step('pay-cash', { paidOn, ...people }))).toEqual([403, 'OWN_RECORD']);
  expect(refused(await step('use-new-accounts', people))).toEqual([403, 'OWN_RECORD']);
  const { id } = await payroll.slipOf(run, own);
  expect(refused(await slipStep(id, 'pay', { paidOn }))).toEqual([403, 'OWN_RECORD']);
  done(await step('pay-cash', { paidOn, ...people }, approver));
  expect(refused(await step('send-back', { employeeId: own, reason: 'Not yet' }))).toEqual([
    403,
    'OWN_RECORD',
  ]);
});

test('a payslip on which nothing is to be paid is paid as soon as everybody else is withheld', async () => {
  const { paySalary, meeraId, raviId, computed, lock, slipOf, approver } = payroll;
  done(await paySalary(meeraId, 60_000_000));
  run = await computed();
  await lock(run);
  const nothing = await slipOf(run, meeraId);
  await portal.database.query('update pay_slip set net = 0 where id = $1', [nothing.id]);
  const third = await slipOf(run, raviId);
  await portal.database.query(`update pay_run set state = 'partlyPaid' where id = $1`, [run.id]);
  await portal.database.query(`update pay_slip set paid_on = $2 where id = $1`, [nothing.id, paidOn]);
  done(await slipStep(third.id, 'hold', { reason: 'Wait' }, approver));
  expect([await state(), (await slipOf(run, meeraId)).state]).toEqual(['paid', 'paid']);
});

test('a page of a register is looked at on record', async () => {
  await locked();
  const path = '/api/finance/registers?register=salary&month=2026-10';
  done(await maker.get<PayRegister>(path));
  const { items } = done(await payroll.approver.get('/api/audit?action=payRegister.look'));
  expect(items).toHaveLength(1);
  expect(JSON.stringify(items)).toContain('salary-2026-10');
});
