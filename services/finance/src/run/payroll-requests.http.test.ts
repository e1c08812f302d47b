import type {
  BulkReport,
  EmployeeRequest,
  PaySlipDetail,
  RequestDetail,
  RequestPerson,
} from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer, type TestPerson } from '@atrium/testing';
import { change, openPayroll, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
/** Computes runs. */
let maker: Payroll['maker'];
let approver: Payroll['approver'];
let ravi: Payroll['ravi'];
let raviId: string;
let meeraId: string;
let paySalary: Payroll['paySalary'];
let step: Payroll['step'];
let read: Payroll['read'];
let slipOf: Payroll['slipOf'];
let computed: Payroll['computed'];

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error?.code];

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  const payroll = await openPayroll(portal);
  ({ maker, approver, ravi, raviId, meeraId } = payroll);
  ({ paySalary, step, read, slipOf, computed } = payroll);
});

const waiting = async (person: TestPerson) =>
  done(await person.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).items;
const decide = (person: TestPerson, { id, version, step: at }: EmployeeRequest, decision: string) =>
  person.post<RequestDetail>(`/api/requests/${id}/decide`, {
    decision,
    version,
    step: at,
    reason: decision === 'decline' ? 'Meera is on leave.' : null,
  });

test('a submitted run is one request, which shows its people one by one and is approved in the list', async () => {
  done(await paySalary(meeraId, 60_000_000));
  const run = await computed();
  done(await step(maker, run, 'submit', { note: 'As always' }));
  const [request, ...others] = await waiting(approver);
  expect([others, await waiting(maker)]).toEqual([[], []]);
  expect(request).toMatchObject({ title: 'Approve Payroll', opensFirst: true, mayDecide: true });
  expect(request!.warnings).toEqual(['1 person needs a look.']);
  expect((await ravi.get(`/api/requests/${request!.id}`)).status).toBe(404);
  const detail = done(await approver.get<RequestDetail>(`/api/requests/${request!.id}`));
  expect(detail).toMatchObject({ people: { count: 2, looks: 1 }, tables: [] });
  expect(detail.facts).toContainEqual({
    label: 'Net',
    value: { type: 'money', amount: run.net, currency: 'INR' },
  });
  const at = (place: number) =>
    approver.get<RequestPerson>(`/api/requests/${request!.id}/people/${String(place)}`);
  const [first, second] = [done(await at(1)), done(await at(2))];
  expect([first.employeeId, second.employeeId, (await at(3)).status]).toEqual([meeraId, raviId, 404]);
  expect([first.notes, second.notes]).toEqual([
    expect.arrayContaining(['The PAN is missing, so the tax is higher.']),
    [],
  ]);
  const deductions = second.tables.find(({ key }) => key === 'deductions')!;
  const slip = done(
    await maker.get<PaySlipDetail>(`/api/finance/slips/${(await slipOf(run, raviId)).id}/detail`),
  );
  expect(deductions.cells.map(({ value }) => value)).toEqual(
    ['TDS', 'EPF', 'PT'].map((code) => ({
      type: 'money',
      amount: slip.lines.find((line) => line.code === code)?.amount ?? 0,
      currency: 'INR',
    })),
  );
  const bulk = { requests: [{ id: request!.id, version: request!.version, step: 1 }] };
  const [unopened] = done(await approver.post<BulkReport>('/api/requests/approve', bulk)).rows;
  expect(unopened!.refusal).not.toBeNull();
  expect(refused(await decide(maker, request!, 'approve'))).toEqual([403, 'OWN_REQUEST']);
  done(await decide(approver, request!, 'approve'));
  expect(await read(run)).toMatchObject({ state: 'approved', approver: { id: approver.user.id } });
  expect(await waiting(approver)).toEqual([]);
});

test('declined in the list a run is returned with the reason; stale it is not approved there', async () => {
  const run = await computed();
  done(await step(maker, run, 'submit', { note: null }));
  done(await decide(approver, (await waiting(approver))[0]!, 'decline'));
  expect(await read(run)).toMatchObject({ state: 'computed', returnReason: 'Meera is on leave.' });
  done(await step(maker, run, 'submit', { note: null }));
  const [again] = await waiting(approver);
  await change(approver, `/api/hr/employees/${raviId}/statutory`, { pan: null });
  const stale = await decide(approver, again!, 'approve');
  expect(refused(stale)).toEqual([409, 'RUN_STALE']);
  expect(stale.text).toContain('Ravi');
  expect(await waiting(approver)).toHaveLength(1);
});

test('what is decided or taken back on the page of the run leaves the list', async () => {
  const run = await computed();
  for (const [person, name, body, state] of [
    [maker, 'withdraw', {}, 'withdrawn'],
    [approver, 'return', { reason: 'Look again' }, 'declined'],
    [approver, 'approve', {}, 'approved'],
  ] as const) {
    done(await step(maker, run, 'submit', { note: null }));
    const [request] = await waiting(approver);
    done(await step(person, run, name, body));
    expect(await waiting(approver)).toEqual([]);
    const { request: after } = done(await maker.get<RequestDetail>(`/api/requests/${request!.id}`));
    expect(after.state).toBe(state);
  }
});
