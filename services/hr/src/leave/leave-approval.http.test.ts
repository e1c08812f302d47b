import type {
  BalanceSheet,
  Employee,
  EmployeeRequest,
  LeaveApprovals,
  LeaveBalance,
  LeaveRequest,
  LeaveType,
} from '@atrium/contracts';
import {
  openEvents,
  TestClock,
  TestPortal,
  type Answer,
  type TestCompany,
  type TestPerson,
} from '@atrium/testing';
import { TenantDb } from '@atrium/platform';
import { LeaveFollower } from './leave-follow.service.js';
import { LeaveHistory } from './leave-history.service.js';
import { leaveTypeFields } from '../testing/full-leave.factory.js';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let employee: TestPerson;
let type: LeaveType;
beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-11-23T06:00:00Z') });
});
afterAll(() => portal.close());
beforeEach(async () => {
  acme = await portal.company();
  hr = await acme.person('hr');
  employee = await acme.person('employee');
  type = (
    await hr.post<LeaveType>('/api/hr/leave-types', {
      ...leaveTypeFields('Earned leave'),
      // Nothing is credited by itself.
      ...{ quota: 0, sandwich: 'both' },
    })
  ).body;
  const own = (await employee.get('/api/hr/leave/balances')).body.employee;
  const credit = { employeeId: own.id, typeId: type.id, days: 5 };
  const given = { ...credit, effectiveOn: '2026-01-01', reason: 'Opening' };
  expect((await hr.post('/api/hr/leave/adjustments', given)).status).toBe(201);
});

const apply = async (from: string, to = from): Promise<LeaveRequest> => {
  const answer = await employee.post<LeaveRequest>('/api/hr/leave/requests', { typeId: type.id, from, to });
  expect([answer.text, answer.status]).toEqual([answer.text, 201]);
  return answer.body;
};
const waiting = async (): Promise<EmployeeRequest> =>
  (await hr.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).body.items[0]!;
const decide = ({ id, version, step }: EmployeeRequest, decision = 'approve', reason: string | null = null) =>
  hr.post(`/api/requests/${id}/decide`, { decision, version, step, reason });
const end = ({ id }: LeaveRequest, how: string, person = employee, version = 1): Promise<Answer> =>
  person.post(`/api/hr/leave/requests/${id}/${how}`, { version });
const mine = async (): Promise<LeaveRequest[]> =>
  (await employee.get('/api/hr/leave/requests/mine')).body.items;
const rows = async () =>
  (await employee.get(`/api/hr/leave/ledger?typeId=${type.id}`)).body.items
    .map(({ kind, days }: { kind: string; days: number }) => `${kind} ${String(days)}`)
    .toReversed();

test('approval takes the days from their lots, and cancelling gives them back to the same ones', async () => {
  const monday = await apply('2031-03-03');
  expect(await waiting()).toMatchObject({
    summary: expect.stringMatching(/^Earned leave on /),
    warnings: [],
  });
  expect((await decide(await waiting())).status).toBe(200);
  expect(await rows()).toEqual(['adjust 5', 'take -1']);
  expect(await mine()).toMatchObject([{ state: 'approved', allowedTransitions: ['requestCancel'] }]);
  const again = await end(monday, 'withdraw');
  expect([again.status, again.body.error.code]).toEqual([409, 'STALE_VERSION']);
  const [approved] = await mine();
  expect((await end(approved!, 'cancel', hr, approved!.version)).body).toMatchObject({ state: 'cancelled' });
  expect(await rows()).toEqual(['adjust 5', 'take -1', 'restore 1']);
});

test('when one side of a sandwich ends, the other is counted anew', async () => {
  const friday = await apply('2031-03-07');
  await decide(await waiting());
  const monday = await apply('2031-03-10');
  expect(monday.days).toBe(3);
  await decide(await waiting());
  const version = (await mine()).find(({ id }) => id === friday.id)!.version;
  expect((await end(friday, 'cancel', hr, version)).status).toBe(200);
  expect((await mine()).map(({ days, state }) => [days, state])).toEqual([
    [1, 'approved'],
    [1, 'cancelled'],
  ]);
  expect(await rows()).toEqual(['adjust 5', 'take -1', 'take -3', 'restore 1', 'restore 2']);
});

test('a decline and a withdrawal free what was reserved', async () => {
  const first = await apply('2031-03-04');
  expect((await decide(await waiting(), 'decline', 'Month end')).status).toBe(200);
  const second = await apply('2031-03-05');
  expect((await end(second, 'withdraw')).body).toMatchObject({ state: 'withdrawn', allowedTransitions: [] });
  expect((await mine()).map(({ state }) => state)).toEqual(['withdrawn', 'declined']);
  expect(await rows()).toEqual(['adjust 5']);
  expect((await end(first, 'withdraw', await acme.person('employee'), 2)).status).toBe(404);
});

test('decider and person are mailed in their language, with the dates and the reason', async () => {
  for (const person of [hr, employee]) {
    const chosen = await person.put('/api/settings/portal.language', { value: 'hi', version: 0 });
    expect(chosen.status).toBe(200);
  }
  await apply('2031-03-04', '2031-03-05');
  await portal.settle();
  /** The queue runs on the real clock, so its jobs are made due. */
  const lastMail = async ({ user }: TestPerson) => {
    await portal.database.query(
      `update graphile_worker._private_jobs set run_at = now()
       where run_at > now() and payload->>'companyId' = '${acme.id}'`,
    );
    await portal.settle();
    return (await portal.mailsTo(user.email)).at(-1);
  };
  expect(await lastMail(hr)).toMatchObject({
    subject: 'Ravi employee आपके निर्णय की प्रतीक्षा में हैं – Acme',
    text: expect.stringContaining('Earned leave: 4 मार्च से 5 मार्च तक'),
  });
  await decide(await waiting(), 'decline', 'Month end');
  await portal.settle();
  expect(await lastMail(employee)).toMatchObject({
    subject: 'Ravi hr ने आपका अनुरोध अस्वीकार किया – Acme',
    text: expect.stringContaining('Earned leave: 4 मार्च से 5 मार्च तक · Month end'),
  });
});

test('an approval and a withdrawal at the same moment: one of them holds, and the ledger with it', async () => {
  const leave = await apply('2031-03-06');
  const request = await waiting();
  const [decision, withdrawal] = await Promise.all([decide(request), end(leave, 'withdraw')]);
  const states = [decision.status, withdrawal.status].sort();
  expect(states).toEqual([200, 409]);
  const taken = (await rows()).filter((row: string) => row.startsWith('take'));
  expect([taken.length, (await mine())[0]!.state]).toEqual(
    decision.status === 200 ? [1, 'approved'] : [0, 'withdrawn'],
  );
});

test('a day that becomes a day off inside approved leave comes back, and leave that is over has been taken', async () => {
  await apply('2031-03-06', '2031-03-07');
  await decide(await waiting());
  await portal.database.query(`update company set working_week = '{1,2,3,4}' where id = '${acme.id}'`);
  const { app } = portal;
  const follow = () =>
    app.get(TenantDb).run(acme.id, async () => {
      const follower = app.get(LeaveFollower);
      return [await follower.followCalendars(), await follower.finish('2031-03-08')];
    });
  expect([await follow(), await follow()]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(await rows()).toEqual(['adjust 5', 'take -2', 'restore 1']);
  expect(await mine()).toMatchObject([{ days: 1, state: 'taken' }]);
});

/** Approved leave from tomorrow on becomes one that begins today. */
const begin = async () => {
  const { id } = await apply('2026-11-24', '2026-11-27');
  expect((await decide(await waiting())).status).toBe(200);
  for (const [table, ref] of [
    ['leave_request', 'id'],
    ['request', 'ref'],
  ])
    await portal.database.query(
      `update ${table} set from_date = '2026-11-23' where company_id = '${acme.id}' and ${ref} = '${id}'`,
    );
  return (await mine()).find((leave) => leave.id === id)!;
};

test('running leave is ended early by HR, and the days ahead go back to their lot', async () => {
  const first = await begin();
  expect(first).toMatchObject({ running: true, allowedTransitions: ['requestCancel'] });
  expect((await end(first, 'cut-short', employee, first.version)).status).toBe(403);
  const ended = await end(first, 'cut-short', hr, first.version);
  expect(ended.body).toMatchObject({ state: 'taken', to: '2026-11-23', days: 1, running: false });
  expect(await rows()).toEqual(['adjust 5', 'take -4', 'restore 3']);
  expect((await end(ended.body, 'cut-short', hr, ended.body.version)).body.error.code).toBe(
    'TRANSITION_REFUSED',
  );
  await portal.settle();
  const { items } = (await employee.get('/api/notifications')).body;
  expect(items.map(({ title }: { title: string }) => title)).toContain('Ravi hr cut short what was approved');
});

test('the person asks to end running leave, and whoever approved it agrees', async () => {
  const running = await begin();
  expect((await end(running, 'request-cancel', employee, running.version)).status).toBe(200);
  expect((await decide(await waiting())).status).toBe(200);
  expect(await mine()).toMatchObject([{ state: 'taken', from: '2026-11-23', to: '2026-11-23', days: 1 }]);
  expect(await rows()).toEqual(['adjust 5', 'take -4', 'restore 3']);
});

const PLAN_STEP = {
  ...{ by: 'manager', personId: null, role: null, permission: null },
  ...{ overDays: null, overMinutes: null, types: [] },
};
const HR_STEP = { ...PLAN_STEP, by: 'role', role: 'hr' };
const savePlan = (steps: object[], version = 0) =>
  hr.put('/api/request-plans/leave', { version, steps, escalateAfter: 1 });

test('the steps of a company hold for requests that are sent from then on', async () => {
  const carl = await acme.person('employee', { firstName: 'Carl' });
  const first = await apply('2031-03-03');
  const steps = [
    { ...PLAN_STEP, by: 'person', personId: carl.user.id },
    { ...HR_STEP, overDays: 1, types: ['EL'] },
  ];
  const saved = await savePlan(steps);
  expect(saved.body).toMatchObject({ version: 1, steps, people: { [carl.user.id]: 'Carl employee' } });
  expect((await savePlan(steps)).body.error.code).toBe('STALE_VERSION');
  await apply('2031-03-05', '2031-03-06');
  expect((await waiting()).employeeId).toBe(first.employee.id);
  const [asked] = (await carl.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).body.items;
  expect(asked).toMatchObject({ steps: 2, step: 1 });
  const kept = `select plan_version, escalate_after from request where company_id = '${acme.id}' order by created_at, id`;
  expect((await portal.database.query(kept)).map(Object.values)).toEqual([
    [0, 4],
    [1, 1],
  ]);
  const [entry] = (await acme.admin.get('/api/audit?action=approvalPlan.update')).body.items;
  expect(entry.after.steps).toMatchObject([
    { parts: ['Carl employee'] },
    {
      parts: [
        { id: 'HR' },
        { id: 'More than {count} days', values: { count: 1 } },
        { parts: ['Earned leave'] },
      ],
    },
  ]);
});

test('steps that could not be decided are refused beside their field, and only HR sets them', async () => {
  const faultOf = async (...steps: object[]) => Object.keys((await savePlan(steps)).body.error.fields);
  expect(await faultOf({ ...PLAN_STEP, by: 'person', personId: type.id })).toEqual(['steps.0.personId']);
  expect(await faultOf(PLAN_STEP, { ...HR_STEP, role: null })).toEqual(['steps.1.role']);
  expect(await faultOf(PLAN_STEP, { ...HR_STEP, role: 'teamLeader' })).toEqual(['steps.1.role']);
  expect(await faultOf(HR_STEP, { ...HR_STEP, overDays: 3 })).toEqual(['steps.1.by']);
  expect(await faultOf({ ...HR_STEP, types: ['none'] })).toEqual(['steps.0.types']);
  expect((await employee.get('/api/request-plans')).status).toBe(403);
});

test('steps are tried on a person before they are saved', async () => {
  const { employee: own } = (await employee.get('/api/hr/leave/balances')).body;
  const steps = [
    { ...PLAN_STEP, by: 'person', personId: employee.user.id },
    { ...HR_STEP, overDays: 3 },
  ];
  const about = { employeeId: own.id, days: 2, minutes: 0, type: 'EL' };
  const { body } = await hr.post('/api/request-plans/leave/try', { ...about, steps });
  expect(body).toMatchObject({
    outcome: 'asked',
    steps: [
      { asked: true, deciders: ['Ravi hr'], why: [/does not decide their own/, /No one above/] },
      { asked: false, deciders: [], why: ['Left out: asked for more than 3 days.'], next: null },
    ].map((step) => ({ ...step, why: step.why.map((why) => expect.stringMatching(why)) })),
  });
});

test('who decides sees what waits with its facts and the presence of teams, and pages are told when it changes', async () => {
  const colleague = await acme.person('employee');
  const ids: string[] = [];
  for (const person of [employee, colleague])
    ids.push((await person.get('/api/hr/leave/balances')).body.employee.id);
  const team = { name: 'Desk', purpose: null, leaderId: ids[1], minPresent: 0 };
  const { id: teamId, version } = (await hr.post('/api/hr/teams', team)).body;
  const joining = { version, employeeIds: ids.slice(0, 1), from: '2026-11-23' };
  expect((await hr.post(`/api/hr/teams/${teamId}/add-members`, joining)).status).toBeLessThan(300);
  await apply('2031-03-04');
  const other = { typeId: type.id, from: '2031-03-03', to: '2031-03-04', reason: 'Wedding' };
  expect((await colleague.post('/api/hr/leave/requests', other)).status).toBe(201);
  const list = async (person = hr) =>
    (await person.get<LeaveApprovals>('/api/hr/leave/approvals?from=2031-03-03')).body;
  const before = await list();
  expect(before).toMatchObject({
    total: 2,
    dates: expect.arrayContaining([{ date: '2031-03-08', off: true }]),
  });
  expect(before.items).toMatchObject([
    {
      ...{ mayDecide: true, balance: { before: 5, after: 4 }, teams: [teamId], warnings: [] },
      away: [{ employee: { id: ids[1] }, from: '2031-03-03', to: '2031-03-04' }],
      leave: { from: '2031-03-04', days: 1, state: 'pending' },
    },
    { leave: { reason: 'Wedding', unpaidDays: 2 }, warnings: ['Some of these days are unpaid.'] },
  ]);
  expect(before.teams).toMatchObject([{ id: teamId, name: 'Desk' }]);
  const present = ({ teams }: LeaveApprovals) => teams[0]?.days.slice(0, 2).map((day) => day.present);
  expect(present(before)).toEqual([2, 2]);
  const [row] = (await hr.get('/api/requests/waiting')).body.items.filter(
    ({ employeeId }: EmployeeRequest) => employeeId === ids[0],
  );
  expect(row.facts).toMatchObject([
    { label: 'Leave days', value: { days: 1 } },
    { label: 'Balance' },
    { label: 'Away then', value: { text: expect.stringContaining('employee') } },
  ]);
  const pages = await Promise.all([employee, hr].map((person) => openEvents(person)));
  await decide(row);
  for (const events of pages) {
    let event = await events.next();
    while (event.type !== 'invalidate' || !event.tags.includes('Leave')) event = await events.next();
    events.close();
  }
  const after = await list();
  expect([after.items.map(({ leave }) => leave.reason), present(after)]).toEqual([['Wedding'], [2, 1]]);
  expect((await employee.get('/api/hr/leave/approvals')).status).toBe(403);
  expect((await list(await acme.person('teamLeader'))).items).toEqual([]);
});

test('the sheet of balances says for everybody what each person is shown, and its file is read by the import', async () => {
  await apply('2031-03-04', '2031-03-05');
  await decide(await waiting());
  await apply('2031-03-06');
  const own = (await employee.get('/api/hr/leave/balances')).body;
  const shown = own.items.find((item: LeaveBalance) => item.type.id === type.id);
  const sheet = (await hr.get<BalanceSheet>('/api/hr/leave/balance-sheet')).body;
  const cells = sheet.items.find((item) => item.employee.id === own.employee.id)?.balances;
  expect(cells).toEqual([{ typeId: type.id, balance: shown.balance, reserved: shown.pending }]);
  expect(cells).toMatchObject([{ balance: 3, reserved: 1 }]);
  const found = await hr.get<BalanceSheet>(`/api/hr/leave/balance-sheet?search=${encodeURIComponent('%')}`);
  expect(found.body).toMatchObject({ items: [], total: 0 });
  const { text } = await hr.get('/api/exports?list=hr.leaveBalances&format=csv');
  const [head, ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('"Employee code","Name","Leave type","Days","Reserved","As of"');
  expect(lines).toContainEqual(expect.stringMatching(/^"E\d+","Ravi employee","[A-Z]+",3,1,"2026-11-23"$/));
  expect((await employee.get('/api/exports?list=hr.leaveBalances&format=csv')).status).toBe(403);
  expect((await employee.get('/api/hr/leave/balance-sheet')).status).toBe(403);
});

test('HR files leave for somebody, who sees it among their own', async () => {
  const employeeId = (await employee.get('/api/hr/leave/balances')).body.employee.id;
  const asked = { employeeId, typeId: type.id, from: '2031-03-04', to: '2031-03-04' };
  expect((await hr.post('/api/hr/leave/requests', asked)).status).toBe(201);
  const [leave] = await mine();
  expect(leave).toMatchObject({ from: '2031-03-04', state: 'pending', allowedTransitions: ['withdraw'] });
  const detail = (await employee.get(`/api/requests/${leave!.requestId!}`)).body;
  expect(detail.steps).toMatchObject([{ state: 'pending' }]);
});

test('a cancellation says that it is one, and whoever asked hears why it was declined', async () => {
  const leave = await apply('2031-03-03');
  await decide(await waiting());
  const [approved] = await mine();
  expect((await end(leave, 'request-cancel', employee, approved!.version)).status).toBe(200);
  const asked = await waiting();
  expect(asked).toMatchObject({ title: 'Leave Cancellation', state: 'cancelRequested' });
  await portal.settle();
  const titlesOf = async (person: TestPerson): Promise<string[]> =>
    (await person.get('/api/notifications')).body.items.map(
      ({ title, text }: { title: string; text: string }) => `${title} | ${text}`,
    );
  expect(await titlesOf(hr)).toEqual(
    expect.arrayContaining([expect.stringContaining('asks to cancel what was approved')]),
  );
  expect((await decide(asked, 'decline', 'Already covered')).status).toBe(200);
  await portal.settle();
  expect(await titlesOf(employee)).toEqual(
    expect.arrayContaining([expect.stringMatching(/declined your cancellation.*Already covered/)]),
  );
  expect(await mine()).toMatchObject([{ state: 'approved' }]);
});

test('leave that was brought in can be cancelled as any other', async () => {
  const { id } = (await employee.get('/api/hr/leave/balances')).body.employee;
  const past = { typeId: type.id, from: '2031-03-03', to: '2031-03-03', reason: null };
  await portal.app
    .get(TenantDb)
    .run(acme.id, () => portal.app.get(LeaveHistory).record(id, [past], hr.user.id));
  const [brought] = await mine();
  expect((await end(brought!, 'request-cancel', employee, brought!.version)).status).toBe(200);
  expect((await decide(await waiting())).status).toBe(200);
  expect(await mine()).toMatchObject([{ state: 'cancelled' }]);
  expect(await rows()).toEqual(['adjust 5', 'take -1', 'restore 1']);
});

test('a stand-in takes no step out of a chain, neither when they end nor when they decide', async () => {
  const lead = await acme.person('teamLeader');
  const { items } = (await hr.get('/api/hr/employees?limit=100')).body;
  const recordOf = (person: TestPerson): Employee =>
    items.find(({ userId }: Employee) => userId === person.user.id);
  const own = recordOf(employee);
  const { version } = (await hr.get(`/api/hr/employees/${own.id}`)).body;
  const led = await hr.patch(`/api/hr/employees/${own.id}`, { version, managerId: recordOf(lead).id });
  expect([led.text, led.status]).toEqual([led.text, 200]);
  await apply('2031-03-03');
  const stand = { delegateId: hr.user.id, from: '2026-11-23', to: '2026-11-30' };
  const made = await lead.post('/api/request-delegations', stand);
  expect([made.text, made.status]).toEqual([made.text, 201]);
  expect(await waiting()).toMatchObject({ step: 1, steps: 2 });
  expect((await lead.delete(`/api/request-delegations/${made.body.id}`)).status).toBeLessThan(300);
  const [asked] = (await lead.get('/api/requests/waiting')).body.items;
  const approved = await lead.post(`/api/requests/${asked.id}/decide`, {
    ...{ decision: 'approve', version: asked.version, step: asked.step, reason: null },
  });
  expect([approved.text, approved.status]).toEqual([approved.text, 200]);
  expect(await waiting()).toMatchObject({ state: 'pending', step: 2, steps: 2 });
});
