import { JobScheduler } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany } from '@atrium/testing';

const clock = new TestClock('2026-03-02T03:30:00Z');
let portal: TestPortal;
let acme: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  await look();
});
afterAll(() => portal.close());

async function look(): Promise<void> {
  await portal.app.get(JobScheduler).look();
  await portal.settle();
}
const punch = (kind: string, person = acme.admin) => person.post('/api/hr/attendance/punches', { kind });
const days = () =>
  portal.database.query(
    'select work_date::text, state, needs_review, worked_ms from attendance_day order by state',
  );

test('at four in the morning of the company a session that nobody ended is ended for review', async () => {
  const { user } = await acme.person('employee');
  expect((await punch('in')).status).toBe(201);
  clock.set('2026-03-02T16:30:00Z');
  expect((await punch('in', await acme.signIn(user.email))).status).toBe(201);
  // 04:00 in Kolkata: the first session is older than 16 hours, the second is not.
  clock.set('2026-03-02T22:31:00Z');
  await look();
  expect(await days()).toEqual([
    { work_date: '2026-03-02', state: 'in', needs_review: false, worked_ms: 0 },
    { work_date: '2026-03-02', state: 'out', needs_review: true, worked_ms: 0 },
  ]);
  const admin = await acme.signIn(acme.admin.user.email);
  expect((await admin.get('/api/notifications')).body.items[0]).toMatchObject({
    kind: 'attendance.forgotten',
    title: 'You did not clock out on 2 March',
  });
  expect((await punch('in', admin)).status).toBe(201);
  expect((await punch('out', await acme.signIn(user.email))).status).toBe(201);
});
