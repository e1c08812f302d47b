import { JobScheduler } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany } from '@atrium/testing';

const clock = new TestClock('2026-03-02T12:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  await portal.app.get(JobScheduler).look();
});
afterAll(() => portal.close());

test('at night, what was read three months ago and what nobody read in a year goes; the rest stays', async () => {
  const add = (title: string, days: number, readDays: number | null, shown = true) =>
    portal.database.query(
      `insert into notification (company_id, user_id, kind, title, shown, created_at, read_at)
       values ($1, $2, 'people.joined', $3, $4, $5::timestamptz - make_interval(days => $6),
         $5::timestamptz - make_interval(days => $7))`,
      [acme.id, acme.admin.user.id, title, shown, clock.now(), days, readDays],
    );
  await add('read long ago', 200, 100);
  await add('read lately', 200, 10);
  await add('read soon after', 5, 5);
  await add('unread since spring', 300, null);
  await add('unread for over a year', 400, null);
  await add('mailed only', 100, null, false);
  clock.set('2026-03-02T22:05:00Z');
  await portal.app.get(JobScheduler).look();
  await portal.settle();
  const left = await portal.database.query<{ title: string }>(
    'select title from notification order by title',
  );
  expect(left.map(({ title }) => title)).toEqual(['read lately', 'read soon after', 'unread since spring']);
});
