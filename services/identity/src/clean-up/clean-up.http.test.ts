import { JobScheduler } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany } from '@atrium/testing';

const clock = new TestClock('2026-03-02T06:00:00Z');
let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  company = await portal.company();
  await look();
});
afterAll(() => portal.close());

async function look(): Promise<void> {
  await portal.app.get(JobScheduler).look();
  await portal.settle();
}
const counts = async () => {
  const [row] = await portal.database.query<{ sessions: number; links: number }>(
    'select (select count(*)::int from session) as sessions, (select count(*)::int from link) as links',
  );
  return row;
};

test('in the night after their time, sessions and links are forgotten, of everybody', async () => {
  const person = { email: 'late@acme.test', firstName: 'Late', lastName: 'Comer', role: 'employee' };
  await company.admin.post('/api/users/invitations', person);
  const before = await counts();
  expect(before).toMatchObject({ links: 1 });
  expect(before?.sessions).toBeGreaterThan(0);
  clock.advance({ days: 36 });
  await look();
  expect(await counts()).toEqual(before);
  clock.advance({ days: 2 });
  await look();
  expect(await counts()).toEqual({ sessions: before?.sessions, links: 0 });
  clock.advance({ days: 60 });
  await look();
  expect(await counts()).toEqual({ sessions: 0, links: 0 });
});

test('expired counters of the limiter are deleted', async () => {
  await portal.browser().post('/api/auth/login', {
    companyCode: company.code,
    email: company.admin.user.email,
    password: 'not this one',
  });
  const count = async () => (await portal.database.query('select key from limiter')).length;
  expect(await count()).toBeGreaterThan(0);
  clock.advance({ days: 2 });
  await look();
  expect(await count()).toBe(0);
});

test('records of scheduled jobs go after some days', async () => {
  const oldest = async () => {
    const [row] = await portal.database.query<{ at: Date }>('select min(finished_at) as at from job');
    return clock.now().getTime() - (row?.at.getTime() ?? 0);
  };
  for (let day = 0; day < 6; day++) {
    clock.advance({ days: 1 });
    await look();
  }
  expect(await oldest()).toBeLessThan(4 * 86_400_000);
});
