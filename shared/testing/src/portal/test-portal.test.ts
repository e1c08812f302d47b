import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { TestClock } from './test-clock.js';
import { TestPortal } from './test-portal.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects until the object is gone: timers of the application may hold it for some seconds more. */
async function isCollected(object: WeakRef<object>): Promise<boolean> {
  for (let turn = 0; turn < 200 && object.deref(); turn++) {
    // What this turn looked at is held until the next one.
    await wait(50);
    collect();
  }
  return object.deref() === undefined;
}

async function serveAndClose(portal: TestPortal): Promise<WeakRef<object>> {
  const company = await portal.company();
  const lead = await company.person('teamLeader');
  expect((await lead.get('/api/notifications')).status).toBe(200);
  const application = new WeakRef(portal.app);
  await portal.close();
  return application;
}

test('a portal that was closed frees its application although a test file keeps the portal', async () => {
  const kept = await TestPortal.start({ alone: true });
  const application = await serveAndClose(kept);
  expect(() => kept.app).toThrow('The portal is closed.');
  // Nest keeps the application that was made last.
  await (await TestPortal.start({ alone: true })).close();
  expect(await isCollected(application)).toBe(true);
});

test('the file that comes next finds the portal as if it had just been started', async () => {
  const first = await TestPortal.start({ clock: new TestClock('2027-03-01T06:00:00Z') });
  const { app } = first;
  const company = await first.company({ code: 'again' });
  await company.person('hr', { email: 'hr@again.test' });
  await first.close();

  const next = await TestPortal.start({ clock: new TestClock('2026-06-15T06:00:00Z') });
  expect(next.app).toBe(app);
  expect(await next.mailsTo('hr@again.test')).toEqual([]);
  expect((await company.admin.get('/api/users')).status).toBe(401);
  const again = await next.company({ code: 'again' });
  const people = await again.admin.get<{ total: number }>('/api/users');
  expect(people.body.total).toBe(1);
  const schedules = await next.database.query<{ day: string }>(
    `select distinct (last_tick at time zone 'UTC')::date::text as day from job_schedule`,
  );
  expect(schedules).toEqual([{ day: '2026-06-15' }]);
  await next.close();
});

test('a file that changed what emptying does not take back leaves the portal to nobody', async () => {
  const first = await TestPortal.start();
  const { app } = first;
  await first.database.query('create table left_behind (id int)');
  await first.close();
  const next = await TestPortal.start();
  expect(next.app).not.toBe(app);
  await next.close();
});

test('two portals at a time are two', async () => {
  const one = await TestPortal.start();
  const other = await TestPortal.start();
  expect(other.app).not.toBe(one.app);
  await Promise.all([one.close(), other.close()]);
});
