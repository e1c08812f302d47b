import type {
  BulkReport,
  EmployeeRequest,
  NextStepList,
  OwnSlips,
  PayFile,
  PayReadiness,
  PayRun,
  PayRunCheck,
  PaySlip,
  PaySlipDetail,
  PayStarter,
  RequestDetail,
  RequestPerson,
} from '@atrium/contracts';
import { TestClock, TestPortal, type Answer, type TestCompany, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2026-11-02T05:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
/** Computes runs. */
let maker: TestPerson;
let approver: TestPerson;
let ravi: TestPerson;
let raviId: string;
let meeraId: string;
let starter: PayStarter;

const done = <T>({ status, body }: Answer<T>): T => {
  expect([status, status < 300 ? null : body]).toEqual([status, null]);
  return body;
};
const refused = ({ status, body }: Answer) => [status, body.error?.code];
const own = async (person: TestPerson): Promise<string> =>
  done(await person.get<{ employeeId: string }>('/api/hr/employment/personal')).employeeId;
const change = async (path: string, values: object) => {
  const { version } = done(await approver.get<{ version: number }>(path));
  return done(await approver.patch(path, { version, ...values }));
};

const employees = '/api/hr/employees';
const runs = '/api/finance/runs';
const month = '2026-10';

const paySalary = (employeeId: string, ctc: number, more: object = {}) =>
  approver.post('/api/finance/salaries', {
    employeeId,
    structureId: starter.structure.id,
    groupId: starter.group.id,
    from: month,
    ctc,
    overrides: [],
    reason: null,
    ...more,
  });

async function step(person: TestPerson, { id }: { id: string }, name: string, body: object = {}) {
  const { version } = done(await maker.get<PayRun>(`${runs}/${id}`));
  const answer: Answer = await person.post(`${runs}/${id}/${name}`, { version, ...body });
  if (answer.status === 200) await portal.settle();
  return answer;
}

const begin = async (of = month): Promise<PayRun> =>
  done(await maker.post<PayRun>(runs, { groupId: starter.group.id, month: of, kind: 'regular' }));
const read = async ({ id }: { id: string }) => done(await maker.get<PayRun>(`${runs}/${id}`));
const slipsOf = async ({ id }: { id: string }, query = '') =>
  done(await maker.get<{ items: PaySlip[] }>(`/api/finance/slips?run=${id}${query}`)).items;
const slipOf = async (run: { id: string }, employeeId: string) =>
  (await slipsOf(run)).find(({ employee }) => employee.id === employeeId)!;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock.set('2026-11-02T05:00:00Z');
  acme = await portal.company();
  maker = acme.admin;
  approver = await acme.person('admin', { firstName: 'Nila' });
  ravi = await acme.person('employee');
  raviId = await own(ravi);
  meeraId = await own(await acme.person('employee', { firstName: 'Meera' }));
  for (const id of [raviId, meeraId]) await change(`${employees}/${id}`, { joiningDate: '2026-05-04' });
  await change(`${employees}/${raviId}/statutory`, {
    pan: 'QWERT4821F',
    uan: '100904319456',
    bank: { bankName: 'SBI', account: '501004827714', accountAgain: '501004827714', ifsc: 'SBIN0009137' },
  });
  starter = done(await maker.post<PayStarter>('/api/finance/starter'));
});

/** A run with the payslip of one person, computed. */
async function computed(from = month): Promise<PayRun> {
  done(await paySalary(raviId, 120_000_000, { from }));
  const run = await begin();
  done(await step(maker, run, 'compute'));
  return read(run);
}

test('a month is computed, approved by somebody else, locked and paid, and people see their payslip', async () => {
  const readiness = done(await maker.get<PayReadiness>('/api/finance/readiness'));
  expect(readiness.items.find(({ key }) => key === 'salaries')).toMatchObject({ count: 0, isDone: false });
  const run = await computed();
  expect(run).toMatchObject({ state: 'computed', people: 1, gross: 10_000_000, blocked: 0, revision: 1 });
  expect(run.net).toBe(run.gross - run.deductions);
  const slip = await slipOf(run, raviId);
  expect(slip).toMatchObject({ paidDays: 31, unpaidDays: 0, state: 'computed', warnings: [], blocks: [] });
  const detail = done(await maker.get<PaySlipDetail>(`/api/finance/slips/${slip.id}/detail`));
  expect(detail.lines.find(({ code }) => code === 'BASIC')).toMatchObject({
    title: 'Basic pay',
    amount: 5_000_000,
    yearToDate: 5_000_000,
    previous: null,
  });
  expect(detail).toMatchObject({ place: 1, of: 1, before: null, after: null });
  const check = done(await maker.get<PayRunCheck>(`${runs}/${run.id}/check`));
  expect(check.missing.map(({ employee, reason }) => [employee.id, reason])).toContainEqual([
    meeraId,
    'noSalary',
  ]);
  expect([check.changed, check.approvers.map(({ id }) => id)]).toEqual([[], [approver.user.id]]);

  const pdf = `/api/finance/slips/${slip.id}/pdf`;
  expect(refused(await maker.get(pdf))).toEqual([409, 'RUN_NOT_LOCKED']);
  done(await step(maker, run, 'submit', { note: 'As always' }));
  const [asked] = done(await approver.get('/api/notifications')).items;
  expect(asked).toMatchObject({ kind: 'request.waiting', text: 'October 2026, Everyone: 1 person' });
  expect(refused(await step(maker, run, 'approve'))).toEqual([403, 'RUN_OWN']);
  done(await step(approver, run, 'approve'));
  expect(done(await ravi.get<OwnSlips>('/api/finance/own/slips')).items).toEqual([]);
  done(await step(maker, run, 'lock'));
  const file = (kind: string) => maker.post<PayFile>(`${runs}/${run.id}/file`, { file: kind });
  const bank = done(await file('bank'));
  expect(bank).toMatchObject({ people: 1, total: run.net, missing: [] });
  expect(bank.text).toContain(`"501004827714","SBIN0009137","${(run.net / 100).toFixed(2)}","INR"`);
  expect(done(await file('fund')).text).toMatch(/^100904319456#~#RAVI EMPLOYEE#~#100000#~#/);
  done(await step(maker, run, 'pay', { paidOn: '2026-11-02' }));
  expect(await slipOf(run, raviId)).toMatchObject({ state: 'paid', paidOn: '2026-11-02' });
  const [mine] = done(await ravi.get<OwnSlips>('/api/finance/own/slips')).items;
  expect(mine).toMatchObject({ id: slip.id, month, net: run.net, paidOn: '2026-11-02', seenAt: null });
  expect(done(await ravi.get(`/api/finance/own/slips/${slip.id}`)).lines).toHaveLength(detail.lines.length);
  const [news] = done(await ravi.get<NextStepList>('/api/portal/next-steps')).news;
  expect(news).toMatchObject({ title: 'Your payslip for October 2026' });
  expect(news!.path).toContain(slip.id);
  for (const [person, path] of [
    [maker, pdf],
    [ravi, `/api/finance/own/slips/${slip.id}/pdf`],
  ] as const) {
    const { status, text } = await person.get(path);
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
  }
  expect((await ravi.get(pdf)).status).toBe(403);
  expect((await maker.get(`/api/finance/own/slips/${slip.id}/pdf`)).status).toBe(404);
  done(await ravi.post(`/api/finance/own/slips/${slip.id}/seen`));
  expect((await slipOf(run, raviId)).seenAt).not.toBeNull();
  expect(done(await ravi.get<NextStepList>('/api/portal/next-steps')).news).toEqual([]);
  const [told] = done(await ravi.get('/api/notifications')).items;
  expect(told.title).toBe('Your payslip for October 2026');
});

test('nobody sees the payslip of somebody else without the right, by any way', async () => {
  const run = await computed();
  const { id } = await slipOf(run, raviId);
  for (const path of [
    '/api/finance/slips',
    `/api/finance/slips/${id}`,
    `/api/finance/slips/${id}/detail`,
    `${runs}/${run.id}`,
    '/api/finance/salaries',
  ])
    expect([path, (await ravi.get(path)).status]).toEqual([path, 403]);
  expect((await ravi.get(`/api/finance/own/slips/${id}`)).status).toBe(404);
  const found = done(await ravi.get('/api/search?q=Ravi'));
  expect(JSON.stringify(found)).not.toContain(id);
  done(await maker.get(`/api/finance/slips/${id}/detail`));
  const { items } = done(await approver.get('/api/audit?action=paySlip.look'));
  expect(items[0]).toMatchObject({ resource: { kind: 'paySlip', id } });
  // Whoever reads the trail may not know what people earn.
  expect(JSON.stringify(done(await approver.get('/api/audit?action=salary.create')))).not.toContain(
    '120000000',
  );
});

test('computed again, nobody has a second payslip, and what is held stays held', async () => {
  done(await paySalary(meeraId, 60_000_000));
  const run = await computed();
  const before = await slipsOf(run);
  const { id, version } = await slipOf(run, meeraId);
  done(await maker.post(`/api/finance/slips/${id}/hold`, { version, reason: 'Account is not clear' }));
  done(await step(maker, run, 'compute'));
  const after = await slipsOf(run);
  expect(after.map((slip) => slip.id)).toEqual(before.map((slip) => slip.id));
  expect(await read(run)).toMatchObject({ revision: 2, people: 2, held: 1 });
  expect(await slipsOf(run, '&view=held')).toMatchObject([{ id, holdReason: 'Account is not clear' }]);
  const slip = await slipOf(run, meeraId);
  done(await maker.post(`/api/finance/slips/${id}/release`, { version: slip.version }));
  expect(await read(run)).toMatchObject({ held: 0 });
});

test('a run whose inputs have changed is not approved, and says what has changed', async () => {
  const run = await computed();
  done(await step(maker, run, 'submit', { note: null }));
  done(
    await maker.post('/api/finance/adjustments', {
      employeeId: raviId,
      payMonth: month,
      title: 'Festival bonus',
      kind: 'earning',
      amount: 500_000,
      taxable: true,
      cause: null,
    }),
  );
  const stale = await step(approver, run, 'approve');
  expect(refused(stale)).toEqual([409, 'RUN_STALE']);
  expect(stale.body.error.message).toContain('Ravi');
  const check = done(await maker.get<PayRunCheck>(`${runs}/${run.id}/check`));
  expect(check.changed).toMatchObject([{ employee: { id: raviId }, parts: ['adjustments'] }]);
  done(await step(approver, run, 'return', { reason: 'Compute it with the bonus.' }));
  expect(await read(run)).toMatchObject({ state: 'computed', returnReason: 'Compute it with the bonus.' });
  done(await step(maker, run, 'compute'));
  expect(await read(run)).toMatchObject({ gross: 10_500_000 });
  done(await step(maker, run, 'submit', { note: null }));
  done(await step(approver, run, 'approve'));
});

const waiting = async (person: TestPerson) =>
  done(await person.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).items;
const decide = (person: TestPerson, { id, version, step: at }: EmployeeRequest, decision: string) =>
  person.post<RequestDetail>(`/api/requests/${id}/decide`, {
    ...{ decision, version, step: at },
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
  await change(`${employees}/${raviId}/statutory`, { pan: null });
  const stale = await decide(approver, again!, 'approve');
  expect(refused(stale)).toEqual([409, 'RUN_STALE']);
  expect(stale.body.error.message).toContain('Ravi');
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

test('a payslip that cannot be paid stops the run until it is held', async () => {
  done(await paySalary(meeraId, 60_000_000));
  const deduction = { payMonth: month, title: 'Laptop', kind: 'deduction', taxable: false, cause: null };
  const adjustment = { ...deduction, employeeId: meeraId, amount: 90_000_000 };
  done(await maker.post('/api/finance/adjustments', adjustment));
  const run = await computed();
  expect(run.blocked).toBe(1);
  expect(refused(await step(maker, run, 'submit', { note: null }))).toEqual([409, 'RUN_BLOCKED']);
  const slip = await slipOf(run, meeraId);
  expect(slip.blocks).toEqual([{ code: 'netBelowZero', of: null }]);
  expect(slip.warnings).toEqual(expect.arrayContaining(['noPan', 'noBank']));
  done(await maker.post(`/api/finance/slips/${slip.id}/hold`, { version: slip.version, reason: 'Debt' }));
  done(await step(maker, run, 'submit', { note: null }));
});

test('where nobody else may approve, the maker is told before anybody is asked', async () => {
  const run = await computed();
  const rights = `/api/users/${approver.user.id}/permissions`;
  const { version } = done(await maker.get<{ version: number }>(rights));
  done(
    await maker.put(rights, {
      version,
      entries: [{ tab: 'calendar', accessType: 'restricted', resources: [] }],
    }),
  );
  expect(refused(await step(maker, run, 'submit', { note: null }))).toEqual([409, 'RUN_NO_APPROVER']);
});

test('absent days are not paid where the pay group says so', async () => {
  const run = await computed();
  await change(`/api/finance/groups/${starter.group.id}`, { absenceUnpaid: true });
  const check = done(await maker.get<PayRunCheck>(`${runs}/${run.id}/check`));
  expect(check.changed).toMatchObject([{ parts: ['days', 'person'] }]);
  done(await step(maker, run, 'compute'));
  const slip = await slipOf(run, raviId);
  const { unpaidDates } = done(await maker.get<PaySlipDetail>(`/api/finance/slips/${slip.id}/detail`));
  expect(unpaidDates.length).toBeGreaterThan(15);
  expect(new Set(unpaidDates.map(({ cause, part }) => `${cause} ${part}`))).toEqual(new Set(['absent 1']));
  expect(slip).toMatchObject({ unpaidDays: unpaidDates.length, paidDays: 31 - unpaidDates.length });
});

test('the next month knows the one before, and a raise from an earlier month is paid as arrears', async () => {
  const run = await computed('2026-09');
  done(await step(maker, run, 'submit', { note: null }));
  done(await step(approver, run, 'approve'));
  const open = await begin('2026-11');
  expect(refused(await step(maker, open, 'compute'))).toEqual([409, 'RUN_EARLIER_OPEN']);
  done(await step(maker, run, 'lock'));
  const taken = await paySalary(raviId, 144_000_000, { from: '2026-09' });
  expect(refused(taken)).toEqual([409, 'SALARY_MONTH_TAKEN']);
  done(await step(maker, open, 'compute'));
  const [slip] = await slipsOf(open);
  expect(slip).toMatchObject({ paidDays: 30, difference: slip!.net - run.net });
  done(await step(maker, open, 'discard'));
  expect(await slipsOf(open)).toEqual([]);

  expect(done(await paySalary(raviId, 144_000_000))).toMatchObject({ from: month, decidedIn: '2026-11' });
  const again = await begin('2026-11');
  done(await step(maker, again, 'compute'));
  const [raised] = await slipsOf(again);
  expect(raised).toMatchObject({ gross: 12_000_000 + 2_000_000, change: 'salary' });
  const { causes } = done(await maker.get<PayRunCheck>(`${runs}/${again.id}/check`));
  expect(causes).toEqual([{ cause: 'salary', people: 1, amount: raised!.difference }]);
});
