import { TenantDb } from '@atrium/platform';
import type { TestPerson } from '@atrium/testing';
import { HrDesk } from '../testing/hr-desk.factory.js';
import { LeaveFollower } from './leave-follow.service.js';

let desk: HrDesk;
beforeAll(async () => {
  desk = await HrDesk.start();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.openForLeave());

test('approval takes the days from their lots, and cancelling gives them back to the same ones', async () => {
  const monday = await desk.apply('2031-03-03');
  expect(await desk.waiting()).toMatchObject({
    summary: expect.stringMatching(/^Earned leave on /),
    warnings: [],
  });
  expect((await desk.decide(await desk.waiting())).status).toBe(200);
  expect(await desk.rows()).toEqual(['adjust 5', 'take -1']);
  expect(await desk.mine()).toMatchObject([{ state: 'approved', allowedTransitions: ['requestCancel'] }]);
  const again = await desk.end(monday, 'withdraw');
  expect([again.status, again.body.error.code]).toEqual([409, 'STALE_VERSION']);
  const [approved] = await desk.mine();
  expect((await desk.end(approved!, 'cancel', desk.hr, approved!.version)).body).toMatchObject({
    state: 'cancelled',
  });
  expect(await desk.rows()).toEqual(['adjust 5', 'take -1', 'restore 1']);
});

test('when one side of a sandwich ends, the other is counted anew', async () => {
  const friday = await desk.apply('2031-03-07');
  await desk.decide(await desk.waiting());
  const monday = await desk.apply('2031-03-10');
  expect(monday.days).toBe(3);
  await desk.decide(await desk.waiting());
  const version = (await desk.mine()).find(({ id }) => id === friday.id)!.version;
  expect((await desk.end(friday, 'cancel', desk.hr, version)).status).toBe(200);
  expect((await desk.mine()).map(({ days, state }) => [days, state])).toEqual([
    [1, 'approved'],
    [1, 'cancelled'],
  ]);
  expect(await desk.rows()).toEqual(['adjust 5', 'take -1', 'take -3', 'restore 1', 'restore 2']);
});

test('a decline and a withdrawal free what was reserved', async () => {
  const first = await desk.apply('2031-03-04');
  expect((await desk.decide(await desk.waiting(), { decision: 'decline', reason: 'Month end' })).status).toBe(
    200,
  );
  const second = await desk.apply('2031-03-05');
  expect((await desk.end(second, 'withdraw')).body).toMatchObject({
    state: 'withdrawn',
    allowedTransitions: [],
  });
  expect((await desk.mine()).map(({ state }) => state)).toEqual(['withdrawn', 'declined']);
  expect(await desk.rows()).toEqual(['adjust 5']);
  expect((await desk.end(first, 'withdraw', await desk.acme.person('employee'), 2)).status).toBe(404);
});

test('decider and person are mailed in their language, with the dates and the reason', async () => {
  for (const person of [desk.hr, desk.employee]) {
    const chosen = await person.put('/api/settings/portal.language', { value: 'hi', version: 0 });
    expect(chosen.status).toBe(200);
  }
  await desk.apply('2031-03-04', '2031-03-05');
  await desk.portal.settle();
  /** The queue runs on the real clock, so its jobs are made due. */
  const lastMail = async ({ user }: TestPerson) => {
    await desk.portal.database.query(
      `update graphile_worker._private_jobs set run_at = now()
       where run_at > now() and payload->>'companyId' = '${desk.acme.id}'`,
    );
    await desk.portal.settle();
    return (await desk.portal.mailsTo(user.email)).at(-1);
  };
  expect(await lastMail(desk.hr)).toMatchObject({
    subject: 'Ravi employee आपके निर्णय की प्रतीक्षा में हैं – Acme',
    text: expect.stringContaining('Earned leave: 4 मार्च से 5 मार्च तक'),
  });
  await desk.decide(await desk.waiting(), { decision: 'decline', reason: 'Month end' });
  await desk.portal.settle();
  expect(await lastMail(desk.employee)).toMatchObject({
    subject: 'Ravi hr ने आपका अनुरोध अस्वीकार किया – Acme',
    text: expect.stringContaining('Earned leave: 4 मार्च से 5 मार्च तक · Month end'),
  });
});

test('an approval and a withdrawal at the same moment: one of them holds, and the ledger with it', async () => {
  const leave = await desk.apply('2031-03-06');
  const request = await desk.waiting();
  const [decision, withdrawal] = await Promise.all([desk.decide(request), desk.end(leave, 'withdraw')]);
  const states = [decision.status, withdrawal.status].sort();
  expect(states).toEqual([200, 409]);
  const taken = (await desk.rows()).filter((row: string) => row.startsWith('take'));
  expect([taken.length, (await desk.mine())[0]!.state]).toEqual(
    decision.status === 200 ? [1, 'approved'] : [0, 'withdrawn'],
  );
});

test('a day that becomes a day off inside approved leave comes back, and leave that is over has been taken', async () => {
  await desk.apply('2031-03-06', '2031-03-07');
  await desk.decide(await desk.waiting());
  await desk.portal.database.query(
    `update company set working_week = '{1,2,3,4}' where id = '${desk.acme.id}'`,
  );
  const { app } = desk.portal;
  const follow = () =>
    app.get(TenantDb).run(desk.acme.id, async () => {
      const follower = app.get(LeaveFollower);
      return [await follower.followCalendars(), await follower.finish('2031-03-08')];
    });
  expect([await follow(), await follow()]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(await desk.rows()).toEqual(['adjust 5', 'take -2', 'restore 1']);
  expect(await desk.mine()).toMatchObject([{ days: 1, state: 'taken' }]);
});
