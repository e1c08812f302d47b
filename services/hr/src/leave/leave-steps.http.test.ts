import type { Employee, EmployeeRequest } from '@atrium/contracts';
import type { TestPerson } from '@atrium/testing';
import { HrDesk } from '../testing/hr-desk.factory.js';

let desk: HrDesk;
beforeAll(async () => {
  desk = await HrDesk.start();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.openForLeave());

const PLAN_STEP = {
  by: 'manager',
  personId: null,
  role: null,
  permission: null,
  overDays: null,
  overMinutes: null,
  types: [],
};
const HR_STEP = { ...PLAN_STEP, by: 'role', role: 'hr' };
const savePlan = (steps: object[], version = 0) =>
  desk.hr.put('/api/request-plans/leave', { version, steps, escalateAfter: 1 });

test('the steps of a company hold for requests that are sent from then on', async () => {
  const carl = await desk.acme.person('employee', { firstName: 'Carl' });
  const first = await desk.apply('2031-03-03');
  const steps = [
    { ...PLAN_STEP, by: 'person', personId: carl.user.id },
    { ...HR_STEP, overDays: 1, types: ['EL'] },
  ];
  const saved = await savePlan(steps);
  expect(saved.body).toMatchObject({ version: 1, steps, people: { [carl.user.id]: 'Carl employee' } });
  expect((await savePlan(steps)).body.error.code).toBe('STALE_VERSION');
  await desk.apply('2031-03-05', '2031-03-06');
  expect((await desk.waiting()).employeeId).toBe(first.employee.id);
  const [asked] = (await carl.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).body.items;
  expect(asked).toMatchObject({ steps: 2, step: 1 });
  const kept = `select plan_version, escalate_after from request where company_id = '${desk.acme.id}' order by created_at, id`;
  expect((await desk.portal.database.query(kept)).map(Object.values)).toEqual([
    [0, 4],
    [1, 1],
  ]);
  const [entry] = (await desk.acme.admin.get('/api/audit?action=approvalPlan.update')).body.items;
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
  expect(await faultOf({ ...PLAN_STEP, by: 'person', personId: desk.type.id })).toEqual(['steps.0.personId']);
  expect(await faultOf(PLAN_STEP, { ...HR_STEP, role: null })).toEqual(['steps.1.role']);
  expect(await faultOf(PLAN_STEP, { ...HR_STEP, role: 'teamLeader' })).toEqual(['steps.1.role']);
  expect(await faultOf(HR_STEP, { ...HR_STEP, overDays: 3 })).toEqual(['steps.1.by']);
  expect(await faultOf({ ...HR_STEP, types: ['none'] })).toEqual(['steps.0.types']);
  expect((await desk.employee.get('/api/request-plans')).status).toBe(403);
});

test('steps are tried on a person before they are saved', async () => {
  const { employee: own } = (await desk.employee.get('/api/hr/leave/balances')).body;
  const steps = [
    { ...PLAN_STEP, by: 'person', personId: desk.employee.user.id },
    { ...HR_STEP, overDays: 3 },
  ];
  const about = { employeeId: own.id, days: 2, minutes: 0, type: 'EL' };
  const { body } = await desk.hr.post('/api/request-plans/leave/try', { ...about, steps });
  expect(body).toMatchObject({
    outcome: 'asked',
    steps: [
      { asked: true, deciders: ['Ravi hr'], why: [/does not decide their own/, /No one above/] },
      { asked: false, deciders: [], why: ['Left out: asked for more than 3 days.'], next: null },
    ].map((step) => ({ ...step, why: step.why.map((why) => expect.stringMatching(why)) })),
  });
});

test('a stand-in takes no step out of a chain, neither when they end nor when they decide', async () => {
  const lead = await desk.acme.person('teamLeader');
  const { items } = (await desk.hr.get('/api/hr/employees?limit=100')).body;
  const recordOf = (person: TestPerson): Employee =>
    items.find(({ userId }: Employee) => userId === person.user.id);
  const own = recordOf(desk.employee);
  const { version } = (await desk.hr.get(`/api/hr/employees/${own.id}`)).body;
  const led = await desk.hr.patch(`/api/hr/employees/${own.id}`, { version, managerId: recordOf(lead).id });
  expect([led.text, led.status]).toEqual([led.text, 200]);
  await desk.apply('2031-03-03');
  const stand = { delegateId: desk.hr.user.id, from: '2026-11-23', to: '2026-11-30' };
  const made = await lead.post('/api/request-delegations', stand);
  expect([made.text, made.status]).toEqual([made.text, 201]);
  expect(await desk.waiting()).toMatchObject({ step: 1, steps: 2 });
  expect((await lead.delete(`/api/request-delegations/${made.body.id}`)).status).toBeLessThan(300);
  const [asked] = (await lead.get('/api/requests/waiting')).body.items;
  const approved = await lead.post(`/api/requests/${asked.id}/decide`, {
    decision: 'approve',
    version: asked.version,
    step: asked.step,
    reason: null,
  });
  expect([approved.text, approved.status]).toEqual([approved.text, 200]);
  expect(await desk.waiting()).toMatchObject({ state: 'pending', step: 2, steps: 2 });
});
