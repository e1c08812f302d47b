import type { PayAdjustment, PayReadiness, PayRun, PayRunCheck } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal, type Answer } from '@atrium/testing';
import { change, openPayroll, PAY_MONTH, type Payroll } from '../testing/payroll.factory.js';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
let payroll: Payroll;

const done = expectDone;
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const fieldsOf = ({ status, body }: Answer) => [status, body.error?.fields];
const runs = '/api/finance/runs';
const setting = '/api/settings/finance.bothRoles';

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  payroll = await openPayroll(portal);
});

const checkOf = async ({ id }: { id: string }) =>
  done(await payroll.maker.get<PayRunCheck>(`${runs}/${id}/check`));

/** So that nobody but the maker may approve. */
async function leaveAlone() {
  const { maker, approver } = payroll;
  const rights = `/api/users/${approver.user.id}/permissions`;
  const { version } = done(await maker.get<{ version: number }>(rights));
  const entries = [{ tab: 'calendar', accessType: 'restricted', resources: [] }];
  done(await maker.put(rights, { version, entries }));
}

const bonus = (employeeId: string, more: object = {}) => ({
  employeeId,
  payMonth: PAY_MONTH,
  title: 'Bonus',
  kind: 'earning',
  amount: 100_000,
  taxable: true,
  cause: null,
  ...more,
});

describe('one person who may do both', () => {
  const allow = () => {
    const { id, firstName, lastName } = payroll.maker.user;
    return {
      userId: id,
      name: `${firstName} ${lastName}`,
      reason: 'One admin until May',
      until: '2026-11-30',
    };
  };

  test('only an admin allows it, with a reason and an end', async () => {
    const { maker, ravi } = payroll;
    expect((await ravi.put(setting, { version: 0, value: allow() })).status).toBe(404);
    for (const [field, value] of [
      ['reason', ''],
      ['until', '2026-02-31'],
      ['until', null],
      ['userId', ''],
    ] as const) {
      const { status, text } = await maker.put(setting, {
        version: 0,
        value: { ...allow(), [field]: value },
      });
      expect([status, text]).toEqual([400, expect.stringContaining(field)]);
    }
    const over = await maker.put(setting, { version: 0, value: { ...allow(), until: '2026-11-01' } });
    expect(fieldsOf(over)).toEqual([400, { 'value.until': 'This day is over. Choose a later one.' }]);
    done(await maker.put(setting, { version: 0, value: allow() }));
    expect(refused(await maker.put(setting, { version: 0, value: allow() }))).toEqual([409, 'STALE_VERSION']);
  });

  test('approves what they computed where nobody else may, and the run and the trail say why', async () => {
    const { maker, step, read, computed } = payroll;
    const run = await computed();
    await leaveAlone();
    const alone = await step(maker, run, 'submit', { note: null });
    expect(refused(alone)).toEqual([409, 'RUN_NO_APPROVER']);
    expect(alone.body.error.message).toContain('permission to approve payroll');
    expect(await read(run)).toMatchObject({ state: 'computed', version: run.version });
    done(await maker.put(setting, { version: 0, value: allow() }));
    expect(await checkOf(run)).toMatchObject({
      approvers: [{ id: maker.user.id }],
      both: { reason: 'One admin until May', until: '2026-11-30' },
    });
    const { items: steps } = done(await maker.get<PayReadiness>('/api/finance/readiness'));
    expect(steps.find(({ key }) => key === 'approvers')).toMatchObject({ isDone: true });
    done(await step(maker, run, 'submit', { note: null }));
    done(await step(maker, run, 'approve'));
    expect(await read(run)).toMatchObject({ state: 'approved', bothReason: 'One admin until May' });
    const { items } = done(await maker.get(`/api/audit?action=payRun.approve`));
    expect(JSON.stringify(items[0])).toContain('One admin until May');
    const { items: settings } = done(await maker.get('/api/audit?kind=setting'));
    expect(JSON.stringify(settings)).toContain('One admin until May');
    done(await step(maker, run, 'reopen'));
    expect(await read(run)).toMatchObject({ state: 'computed', bothReason: null });
  });

  test('may do so no longer once it is ended, and after its last day', async () => {
    clock.set('2026-11-30T18:00:00Z');
    payroll = await openPayroll(portal);
    const { maker, step, read, computed } = payroll;
    const run = await computed();
    done(await maker.put(setting, { version: 0, value: allow() }));
    done(await step(maker, run, 'submit', { note: null }));
    done(await maker.put(setting, { version: 1, value: null }));
    expect(refused(await step(maker, run, 'approve'))).toEqual([403, 'RUN_OWN']);
    done(await maker.put(setting, { version: 2, value: allow() }));
    // The last day ends where the company is.
    clock.set('2026-11-30T18:31:00Z');
    expect(refused(await step(maker, run, 'approve'))).toEqual([403, 'RUN_OWN']);
    expect((await checkOf(run)).both).toBeNull();
    clock.set('2026-11-30T18:29:00Z');
    done(await step(maker, run, 'approve'));
    expect(await read(run)).toMatchObject({ state: 'approved', bothReason: 'One admin until May' });
  });

  test('does not change who is asked besides them, nor what is said of a run that two people see', async () => {
    const { maker, approver, step, read, computed } = payroll;
    const run = await computed();
    done(await maker.put(setting, { version: 0, value: allow() }));
    done(await step(maker, run, 'submit', { note: null }));
    const waiting = async (person: typeof maker) =>
      done(await person.get('/api/requests/waiting')).items.length;
    expect([await waiting(approver), await waiting(maker)]).toEqual([1, 0]);
    done(await step(approver, run, 'approve'));
    expect(await read(run)).toMatchObject({ approver: { id: approver.user.id }, bothReason: null });
  });
});

test('of two who approve at once one does, and the other is told', async () => {
  const { maker, approver, acme, step, read, computed } = payroll;
  const third = await acme.person('admin', { firstName: 'Omar' });
  const run = await computed();
  done(await step(maker, run, 'submit', { note: null }));
  const { version } = await read(run);
  const approve = (person: typeof maker) => person.post(`${runs}/${run.id}/approve`, { version });
  const answers = await Promise.all([approve(approver), approve(third)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.map(refused)).toContainEqual([409, 'STALE_VERSION']);
  const after = await read(run);
  expect(after).toMatchObject({ state: 'approved', version: version + 1 });
  const first = answers[0].status === 200 ? approver : third;
  expect(after.approver?.id).toBe(first.user.id);
  const { items } = done(await maker.get(`/api/audit?action=payRun.approve`));
  expect(items.filter(({ resource }: { resource: { id: string } }) => resource.id === run.id)).toHaveLength(
    1,
  );
});

test('whoever made or changed an adjustment in the run does not approve it, and the run stays as it was', async () => {
  const { maker, approver, raviId, meeraId, step, read, computed } = payroll;
  const made = done(await approver.post<PayAdjustment>('/api/finance/adjustments', bonus(raviId)));
  // Of somebody who is not in the run, and of another month: neither is of it.
  done(await maker.post('/api/finance/adjustments', bonus(meeraId)));
  const run = await computed();
  expect((await checkOf(run)).approvers).toEqual([]);
  expect(refused(await step(maker, run, 'submit', { note: null }))).toEqual([409, 'RUN_NO_APPROVER']);
  await change(maker, `/api/finance/adjustments/${made.id}`, { cause: 'Diwali' });
  done(await step(maker, run, 'submit', { note: null }));
  const submitted = await read(run);
  await change(approver, `/api/finance/adjustments/${made.id}`, { cause: 'Deepavali' });
  const answer = await step(approver, run, 'approve');
  expect(refused(answer)).toEqual([403, 'RUN_OWN']);
  expect(answer.body.error.message).toBe(
    'A run is approved by someone else than the person who computed it, or who made an adjustment or a loan in it.',
  );
  expect(await read(run)).toEqual(submitted);
});

test('whoever leaves and is hired again in the same month is paid for the days of each employment, once', async () => {
  const { maker, approver, raviId, step, begin, slipsOf, slipOf, read, paySalary, lock } = payroll;
  done(await paySalary(raviId, 120_000_000));
  const versionOf = async (id: string) =>
    done(await approver.get<{ version: number }>(`/api/hr/employees/${id}`)).version;
  const take = async (id: string, name: string, body: object) =>
    done(await approver.post(`/api/hr/employees/${id}/${name}`, { version: await versionOf(id), ...body }));
  await take(raviId, 'exit', { lastWorkingDay: '2026-10-10', reason: 'Other work', successorId: null });
  await portal.settle();
  const { id: againId } = await take(raviId, 'rehire', { joiningDate: '2026-10-20', invite: false });
  expect(againId).not.toBe(raviId);
  const run = await begin();
  const without = await checkOf(run);
  expect(without.missing.map(({ employee, reason }) => [employee.id, reason])).toEqual(
    expect.arrayContaining([[againId, 'noSalary']]),
  );
  expect(refused(await step(maker, run, 'compute'))).toEqual([409, 'RUN_EMPTY']);
  expect(await read(run)).toMatchObject({ state: 'draft', version: run.version });
  done(await paySalary(againId, 144_000_000));
  done(await step(maker, run, 'compute'));
  expect(await slipsOf(run)).toMatchObject([
    { employee: { id: againId }, paidDays: 12, gross: Math.round(((12_000_000 / 31) * 12) / 100) * 100 },
  ]);
  const { items } = done(await maker.get<{ items: PayRun[] }>(`${runs}?kind=fullAndFinal`));
  expect(items).toMatchObject([{ employee: { id: raviId }, month: PAY_MONTH, state: 'draft' }]);
  done(await step(maker, items[0]!, 'compute'));
  expect(await slipOf(items[0]!, raviId)).toMatchObject({ paidDays: 10, monthDays: 31 });
  await lock(run);
});
