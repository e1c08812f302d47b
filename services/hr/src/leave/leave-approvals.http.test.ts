import type { BalanceSheet, EmployeeRequest, LeaveApprovals, LeaveBalance } from '@atrium/contracts';
import { openEvents } from '@atrium/testing';
import { HrDesk } from '../testing/hr-desk.factory.js';

let desk: HrDesk;
beforeAll(async () => {
  desk = await HrDesk.start();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.openForLeave());

test('who decides sees what waits with its facts and the presence of teams, and pages are told when it changes', async () => {
  const colleague = await desk.acme.person('employee');
  const ids: string[] = [];
  for (const person of [desk.employee, colleague])
    ids.push((await person.get('/api/hr/leave/balances')).body.employee.id);
  const team = { name: 'Desk', purpose: null, leaderId: ids[1], minPresent: 0 };
  const { id: teamId, version } = (await desk.hr.post('/api/hr/teams', team)).body;
  const joining = { version, employeeIds: ids.slice(0, 1), from: '2026-11-23' };
  expect((await desk.hr.post(`/api/hr/teams/${teamId}/add-members`, joining)).status).toBeLessThan(300);
  await desk.apply('2031-03-04');
  const other = { typeId: desk.type.id, from: '2031-03-03', to: '2031-03-04', reason: 'Wedding' };
  expect((await colleague.post('/api/hr/leave/requests', other)).status).toBe(201);
  const list = async (person = desk.hr) =>
    (await person.get<LeaveApprovals>('/api/hr/leave/approvals?from=2031-03-03')).body;
  const before = await list();
  expect(before).toMatchObject({
    total: 2,
    dates: expect.arrayContaining([{ date: '2031-03-08', off: true }]),
  });
  expect(before.items).toMatchObject([
    {
      mayDecide: true,
      balance: { before: 5, after: 4 },
      teams: [teamId],
      warnings: [],
      away: [{ employee: { id: ids[1] }, from: '2031-03-03', to: '2031-03-04' }],
      leave: { from: '2031-03-04', days: 1, state: 'pending' },
    },
    { leave: { reason: 'Wedding', unpaidDays: 2 }, warnings: ['Some of these days are unpaid.'] },
  ]);
  expect(before.teams).toMatchObject([{ id: teamId, name: 'Desk' }]);
  const present = ({ teams }: LeaveApprovals) => teams[0]?.days.slice(0, 2).map((day) => day.present);
  expect(present(before)).toEqual([2, 2]);
  const [row] = (await desk.hr.get('/api/requests/waiting')).body.items.filter(
    ({ employeeId }: EmployeeRequest) => employeeId === ids[0],
  );
  expect(row.facts).toMatchObject([
    { label: 'Leave days', value: { days: 1 } },
    { label: 'Balance' },
    { label: 'Away then', value: { text: expect.stringContaining('employee') } },
  ]);
  const pages = await Promise.all([desk.employee, desk.hr].map((person) => openEvents(person)));
  await desk.decide(row);
  for (const events of pages) {
    await events.until('invalidate', 'Leave');
    events.close();
  }
  const after = await list();
  expect([after.items.map(({ leave }) => leave.reason), present(after)]).toEqual([['Wedding'], [2, 1]]);
  expect((await desk.employee.get('/api/hr/leave/approvals')).status).toBe(403);
  expect((await list(await desk.acme.person('teamLeader'))).items).toEqual([]);
});

test('the sheet of balances says for everybody what each person is shown, and its file is read by the import', async () => {
  await desk.apply('2031-03-04', '2031-03-05');
  await desk.decide(await desk.waiting());
  await desk.apply('2031-03-06');
  const own = (await desk.employee.get('/api/hr/leave/balances')).body;
  const shown = own.items.find((item: LeaveBalance) => item.type.id === desk.type.id);
  const sheet = (await desk.hr.get<BalanceSheet>('/api/hr/leave/balance-sheet')).body;
  const cells = sheet.items.find((item) => item.employee.id === own.employee.id)?.balances;
  expect(cells).toEqual([{ typeId: desk.type.id, balance: shown.balance, reserved: shown.pending }]);
  expect(cells).toMatchObject([{ balance: 3, reserved: 1 }]);
  const found = await desk.hr.get<BalanceSheet>(
    `/api/hr/leave/balance-sheet?search=${encodeURIComponent('%')}`,
  );
  expect(found.body).toMatchObject({ items: [], total: 0 });
  const { text } = await desk.hr.get('/api/exports?list=hr.leaveBalances&format=csv');
  const [head, ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('"Employee code","Name","Leave type","Days","Reserved","As of"');
  expect(lines).toContainEqual(expect.stringMatching(/^"E\d+","Ravi employee","[A-Z]+",3,1,"2026-11-23"$/));
  expect((await desk.employee.get('/api/exports?list=hr.leaveBalances&format=csv')).status).toBe(403);
  expect((await desk.employee.get('/api/hr/leave/balance-sheet')).status).toBe(403);
});

test('HR files leave for somebody, who sees it among their own', async () => {
  const employeeId = (await desk.employee.get('/api/hr/leave/balances')).body.employee.id;
  const asked = { employeeId, typeId: desk.type.id, from: '2031-03-04', to: '2031-03-04' };
  expect((await desk.hr.post('/api/hr/leave/requests', asked)).status).toBe(201);
  const [leave] = await desk.mine();
  expect(leave).toMatchObject({ from: '2031-03-04', state: 'pending', allowedTransitions: ['withdraw'] });
  const detail = (await desk.employee.get(`/api/requests/${leave!.requestId!}`)).body;
  expect(detail.steps).toMatchObject([{ state: 'pending' }]);
});
