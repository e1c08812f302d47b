import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';

const clock = new TestClock('2026-11-02T03:30:00Z');
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company();
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

/** Adds a day of an hour on which somebody was late. */
const addLate = (email: string, date: string) =>
  portal.database.query(
    `insert into attendance_day (company_id, employee_id, work_date, timezone, state, state_since, open_until,
       first_in_at, last_out_at, worked_ms, break_ms, punch_count, needs_review, off, before_ms, after_ms, night_ms,
       worked_min, late_min, early_min, overtime_min, reached)
     select company_id, id, $2::date, 'UTC', 'out', $2::date, $2::date, $2::date, $2::date, 3600000, 0, 2, false, false,
       0, 0, 0, 60, 30, 0, 0, 'none' from employee where work_email = $1`,
    [email, date],
  );
const lateOf = async (month: string) => (await hr.get(`/api/hr/lateness?month=${month}`)).body;
const LATE = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09', '2026-10-12'];

test('late days beyond the free ones propose half days, which HR decides once; the person sees it', async () => {
  const person = await acme.person('employee');
  const joined = `update employee set joining_date = '2026-01-01' where work_email = $1`;
  await portal.database.query(joined, [person.user.email]);
  for (const date of LATE) await addLate(person.user.email, date);
  const rules = { latesFree: 2, latesPerHalfDay: 3 };
  expect((await hr.put('/api/hr/late-policy', { ...rules, from: '2026-10' })).body.error).toMatchObject({
    code: 'POLICY_IN_PAST',
    fields: { from: expect.any(String) },
  });
  const preview = await hr.get('/api/hr/late-policy/preview?latesFree=2&latesPerHalfDay=3');
  expect(preview.body).toEqual({ month: '2026-10', people: 1, days: 0.5 });
  clock.set('2026-10-02T03:30:00Z');
  hr = await acme.signIn(hr.user.email);
  expect((await hr.put('/api/hr/late-policy', { ...rules, from: '2026-10' })).status).toBe(200);
  expect((await lateOf('2026-10')).items).toEqual([]);
  clock.set('2026-11-02T03:30:00Z');
  hr = await acme.signIn(hr.user.email);
  const [item] = (await lateOf('2026-10')).items;
  expect(item).toMatchObject({ lates: 6, days: 0.5, decision: null });
  const decision = { employeeId: item.employee.id, month: '2026-10', outcome: 'confirmed', days: 0.5 };
  const codeOf = async (change: object) =>
    (await hr.post('/api/hr/lateness/decide', { ...decision, ...change })).body.error?.code;
  expect(await codeOf({ days: 1 })).toBe('LATENESS_CHANGED');
  expect(await codeOf({ month: '2026-11' })).toBe('MONTH_NOT_OVER');
  const both = await Promise.all([codeOf({}), codeOf({ outcome: 'dismissed' })]);
  expect(both.filter((code) => code === 'LATENESS_DECIDED')).toHaveLength(1);
  const self = await acme.signIn(person.user.email);
  const mine = await self.get('/api/hr/lateness/me?month=2026-10');
  expect(mine.body).toMatchObject({ policy: rules, decision: { lates: 6, days: 0.5 } });
  expect((await self.get('/api/hr/lateness?month=2026-10')).status).toBe(403);
});
