import { TenantDb } from '@atrium/platform';
import type { TestPerson } from '@atrium/testing';
import { HrDesk } from '../testing/hr-desk.factory.js';
import { LeaveHistory } from './leave-history.service.js';

let desk: HrDesk;
beforeAll(async () => {
  desk = await HrDesk.start();
});
afterAll(() => desk.portal.close());
beforeEach(() => desk.openForLeave());

/** Approved leave from tomorrow on becomes one that begins today. */
const begin = async () => {
  const { id } = await desk.apply('2026-11-24', '2026-11-27');
  expect((await desk.decide(await desk.waiting())).status).toBe(200);
  for (const [table, ref] of [
    ['leave_request', 'id'],
    ['request', 'ref'],
  ])
    await desk.portal.database.query(
      `update ${table} set from_date = '2026-11-23' where company_id = '${desk.acme.id}' and ${ref} = '${id}'`,
    );
  return (await desk.mine()).find((leave) => leave.id === id)!;
};

test('running leave is ended early by HR, and the days ahead go back to their lot', async () => {
  const first = await begin();
  expect(first).toMatchObject({ running: true, allowedTransitions: ['requestCancel'] });
  expect((await desk.end(first, 'cut-short', desk.employee, first.version)).status).toBe(403);
  const ended = await desk.end(first, 'cut-short', desk.hr, first.version);
  expect(ended.body).toMatchObject({ state: 'taken', to: '2026-11-23', days: 1, running: false });
  expect(await desk.rows()).toEqual(['adjust 5', 'take -4', 'restore 3']);
  expect((await desk.end(ended.body, 'cut-short', desk.hr, ended.body.version)).body.error.code).toBe(
    'TRANSITION_REFUSED',
  );
  await desk.portal.settle();
  const { items } = (await desk.employee.get('/api/notifications')).body;
  expect(items.map(({ title }: { title: string }) => title)).toContain(
    'Ravi hr ended an approved request early',
  );
});

test('the person asks to end running leave, and whoever approved it agrees', async () => {
  const running = await begin();
  expect((await desk.end(running, 'request-cancel', desk.employee, running.version)).status).toBe(200);
  expect((await desk.decide(await desk.waiting())).status).toBe(200);
  expect(await desk.mine()).toMatchObject([
    { state: 'taken', from: '2026-11-23', to: '2026-11-23', days: 1 },
  ]);
  expect(await desk.rows()).toEqual(['adjust 5', 'take -4', 'restore 3']);
});

test('a cancellation says that it is one, and whoever asked hears why it was declined', async () => {
  const leave = await desk.apply('2031-03-03');
  await desk.decide(await desk.waiting());
  const [approved] = await desk.mine();
  expect((await desk.end(leave, 'request-cancel', desk.employee, approved!.version)).status).toBe(200);
  const asked = await desk.waiting();
  expect(asked).toMatchObject({ title: 'Leave Cancellation', state: 'cancelRequested' });
  await desk.portal.settle();
  const titlesOf = async (person: TestPerson): Promise<string[]> =>
    (await person.get('/api/notifications')).body.items.map(
      ({ title, text }: { title: string; text: string }) => `${title} | ${text}`,
    );
  expect(await titlesOf(desk.hr)).toEqual(
    expect.arrayContaining([expect.stringContaining('asks to cancel what was approved')]),
  );
  expect((await desk.decide(asked, { decision: 'decline', reason: 'Already covered' })).status).toBe(200);
  await desk.portal.settle();
  expect(await titlesOf(desk.employee)).toEqual(
    expect.arrayContaining([expect.stringMatching(/declined your cancellation.*Already covered/)]),
  );
  expect(await desk.mine()).toMatchObject([{ state: 'approved' }]);
});

test('leave that was brought in can be cancelled as any other', async () => {
  const { id } = (await desk.employee.get('/api/hr/leave/balances')).body.employee;
  const past = { typeId: desk.type.id, from: '2031-03-03', to: '2031-03-03', reason: null };
  await desk.portal.app
    .get(TenantDb)
    .run(desk.acme.id, () => desk.portal.app.get(LeaveHistory).record(id, [past], desk.hr.user.id));
  const [brought] = await desk.mine();
  expect((await desk.end(brought!, 'request-cancel', desk.employee, brought!.version)).status).toBe(200);
  expect((await desk.decide(await desk.waiting())).status).toBe(200);
  expect(await desk.mine()).toMatchObject([{ state: 'cancelled' }]);
  expect(await desk.rows()).toEqual(['adjust 5', 'take -1', 'restore 1']);
});
