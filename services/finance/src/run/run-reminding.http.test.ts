import type { NotificationList, PayRunCheck, Reminded } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer, type TestPerson } from '@atrium/testing';
import { openPayroll, PAY_MONTH, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-10-30T02:00:00Z');
let portal: TestPortal;
let payroll: Payroll;

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const runs = '/api/finance/runs';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-10-30T02:00:00Z');
  payroll = await openPayroll(portal);
});

const openOf = async ({ id }: { id: string }) =>
  done(await payroll.maker.get<PayRunCheck>(`${runs}/${id}/check`)).openPeople;
const remind = async ({ id }: { id: string }) => {
  const told = done(await payroll.maker.post<Reminded>(`${runs}/${id}/remind`));
  await portal.settle();
  return told;
};
const toldOf = async (person: TestPerson) =>
  done(await person.get<NotificationList>('/api/notifications'))
    .items.filter(({ kind }) => kind === 'attendance.open' || kind === 'attendance.team-open')
    .map(({ title }) => title);

/** Nobody is signed out, since all of them do something every few hours. */
async function wait(until: string): Promise<void> {
  const { maker, approver, ravi, meera } = payroll;
  const HOURS = 10 * 3_600_000;
  while (clock.now().getTime() < Date.parse(until)) {
    clock.set(new Date(Math.min(clock.now().getTime() + HOURS, Date.parse(until))).toISOString());
    for (const person of [maker, approver, ravi, meera]) done(await person.get('/api/notifications'));
  }
}

/** Ravi clocks in and never out, and Meera, who decides, is his manager. */
async function forget(): Promise<void> {
  const { approver, ravi, raviId, meeraId } = payroll;
  const { version } = done(await approver.get<{ version: number }>(`/api/hr/employees/${raviId}`));
  done(await approver.patch(`/api/hr/employees/${raviId}`, { version, managerId: meeraId }));
  done(await ravi.post('/api/hr/attendance/punches', { kind: 'in' }));
  await wait('2026-10-31T05:00:00Z');
}

test('of a month with open attendance it is said whose, and each is reminded once a day, as who decides is', async () => {
  const { maker, approver, ravi, raviId, meera, meeraId, paySalary, begin, lock, step } = payroll;
  await forget();
  for (const id of [raviId, meeraId]) done(await paySalary(id, 120_000_000));
  const run = await begin();
  const waits = { employee: { id: raviId }, items: 1, remindedAt: null };
  expect(await openOf(run)).toMatchObject([{ ...waits, deciders: [{ remindedAt: null }] }]);
  const [decider] = (await openOf(run))[0]!.deciders;
  expect(decider!.name).toContain('Meera');

  expect(refused(await ravi.post(`${runs}/${run.id}/remind`))).toEqual([403, 'ACCESS_DENIED']);
  // Two who press at once tell nobody twice.
  const pressed = await Promise.all(
    [maker, approver].map((person) => person.post<Reminded>(`${runs}/${run.id}/remind`)),
  );
  expect(pressed.map((answer) => done(answer).people).toSorted()).toEqual([0, 1]);
  expect(await remind(run)).toEqual({ people: 0, deciders: 0 });
  expect(await toldOf(ravi)).toEqual(['Your attendance from 1 October to 31 October is open']);
  expect(await toldOf(meera)).toEqual([
    'The attendance of 1 person from 1 October to 31 October waits for you',
  ]);
  const at = '2026-10-31T05:00:00.000Z';
  expect(await openOf(run)).toMatchObject([{ ...waits, remindedAt: at, deciders: [{ remindedAt: at }] }]);

  // The next day begins where the company is.
  await wait('2026-10-31T18:31:00Z');
  expect(await remind(run)).toEqual({ people: 1, deciders: 1 });
  expect(await toldOf(ravi)).toHaveLength(2);
  const { items } = done(await maker.get('/api/audit?action=payRun.remind'));
  expect(items).toHaveLength(4);

  done(await step(maker, run, 'compute'));
  await lock(run);
  expect(await openOf(run)).toEqual([]);
  const isOver = async () =>
    expect(refused(await maker.post(`${runs}/${run.id}/remind`))).toEqual([409, 'RUN_NOTHING_WAITS']);
  await isOver();
  done(await step(maker, run, 'pay-cash', { paidOn: '2026-11-01', employeeIds: [raviId] }));
  expect((await payroll.read(run)).state).toBe('partlyPaid');
  await isOver();
});

test('what somebody has asked for waits for whoever decides it, also without days of their own', async () => {
  const { ravi, raviId, meera, begin, approver, meeraId } = payroll;
  const { version } = done(await approver.get<{ version: number }>(`/api/hr/employees/${raviId}`));
  done(await approver.patch(`/api/hr/employees/${raviId}`, { version, managerId: meeraId }));
  await wait('2026-10-31T05:00:00Z');
  const asked = { workDate: '2026-10-30', kind: 'correction', in: '09:00', out: '18:00', reason: 'Forgot' };
  done(await ravi.post('/api/hr/attendance/corrections', asked));
  const run = await begin();
  expect(await openOf(run)).toMatchObject([{ employee: { id: raviId }, items: 1 }]);
  const told = await remind(run);
  expect(told).toEqual({ people: 1, deciders: 1 });
  expect(await toldOf(ravi)).toHaveLength(1);
  const waiting = [...(await toldOf(meera)), ...(await toldOf(approver)), ...(await toldOf(payroll.maker))];
  expect(waiting).toHaveLength(1);
  // Of another month, nobody is open.
  expect(PAY_MONTH).toBe(run.month);
});
