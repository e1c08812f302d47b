import { randomUUID } from 'node:crypto';
import type { EmployeeRequest, RequestDetail } from '@atrium/contracts';
import { JobScheduler, TenantDb, type SignedInUser } from '@atrium/platform';
import { openEvents, TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { Module } from '@nestjs/common';
import type { NewRequest, RequestRecord } from '../kind/request.types.js';
import { DeskKind, deskRequest } from '../testing/desk-kind.factory.js';
import { Requests } from './requests.service.js';

@Module({ providers: [DeskKind] })
class DeskModule {}

// A Monday.
const clock = new TestClock('2026-03-02T04:30:00Z');
let portal: TestPortal;
let acme: TestCompany;
let desk: DeskKind;
let [asha, bina, hema, carl]: TestPerson[] = [];
let ashaId: string;

beforeAll(async () => {
  portal = await TestPortal.start({ clock, services: [{ module: DeskModule }] });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  desk = portal.app.get(DeskKind);
  asha = await acme.person('employee', { firstName: 'Asha' });
  bina = await acme.person('teamLeader', { firstName: 'Bina' });
  hema = await acme.person('hr', { firstName: 'Hema' });
  carl = await acme.person('employee', { firstName: 'Carl' });
  ashaId = await manage(asha, await manage(bina, await idOf(carl)));
});
afterAll(() => portal.close());

const employeeOf = async ({ user }: TestPerson) =>
  (await acme.admin.get(`/api/hr/employees?search=${encodeURIComponent(user.email)}`)).body.items[0];
const idOf = async (person: TestPerson): Promise<string> => (await employeeOf(person)).id;

async function manage(person: TestPerson, managerId: string): Promise<string> {
  const { id } = await employeeOf(person);
  const { version } = (await acme.admin.get(`/api/hr/employees/${id}`)).body;
  expect((await acme.admin.patch(`/api/hr/employees/${id}`, { version, managerId })).status).toBe(200);
  return id;
}

const actor = ({
  user: { id, firstName, lastName, email, role, permissions },
}: TestPerson): SignedInUser => ({
  id,
  firstName,
  lastName,
  email,
  role,
  permissions,
  sessionId: randomUUID(),
  companyId: acme.id,
  companyCode: acme.code,
  companyName: 'Acme',
  companyTimezone: 'Asia/Kolkata',
  companyWorkingWeek: [1, 2, 3, 4, 5],
  companyLogo: null,
});

async function submit(more: Partial<NewRequest> = {}, by = asha!): Promise<RequestRecord> {
  const given = deskRequest(ashaId, randomUUID(), more);
  const request = await portal.app
    .get(TenantDb)
    .run(acme.id, () => portal.app.get(Requests).submit(actor(by), given));
  await portal.settle();
  return request;
}

const decide = (person: TestPerson, { id }: { id: string }, more: object = {}) =>
  person.post(`/api/requests/${id}/decide`, {
    decision: 'approve',
    version: 1,
    step: 1,
    reason: null,
    ...more,
  });
const box = async (person: TestPerson, name: string): Promise<EmployeeRequest[]> =>
  (await person.get(`/api/requests/${name}?sort=-createdAt`)).body.items;
const waits = async (person: TestPerson) => (await box(person, 'waiting')).map(({ id }) => id);
const effectOf = ({ ref }: RequestRecord) => desk.effects.filter((effect) => effect.startsWith(ref));

test('a request goes to the manager, then to HR, and has its effect with the last approval', async () => {
  const stream = await openEvents(bina!);
  const request = await submit({ days: 5 });
  await stream.until('invalidate', 'Request');
  stream.close();
  expect(await waits(bina!)).toContain(request.id);
  expect((await bina!.get('/api/inbox/counts')).body.badges.requests).toBe(1);
  expect((await bina!.get('/api/notifications')).body.items[0]).toMatchObject({
    kind: 'request.waiting',
    title: 'Asha employee asks for your decision',
    path: `requests?request=${request.id}`,
  });
  expect((await decide(hema!, request)).body.error.code).toBe('NOT_YOUR_TURN');
  expect((await decide(carl!, request)).status).toBe(404);
  const first = (await decide(bina!, request)).body as RequestDetail;
  expect(first.request).toMatchObject({ state: 'pending', step: 2, mayDecide: false });
  expect([await waits(bina!), effectOf(request)]).toEqual([[], []]);
  const second = (await decide(hema!, request, { step: 2 })).body as RequestDetail;
  expect(second.request).toMatchObject({ state: 'approved', decision: { by: 'Hema hr' } });
  expect(effectOf(request)).toEqual([`${request.ref} approved hr`]);
  expect(second.asOf).not.toBeNull();
  expect(second.tables.map(({ key, missing }) => [key, missing])).toContainEqual(['deductions', true]);
  expect(second.tables[0]).toMatchObject({ key: 'basic', cells: [{ key: 'code' }, {}, {}] });
  await portal.settle();
  expect((await asha!.get('/api/notifications')).body.items[0]).toMatchObject({ kind: 'request.decided' });
  expect((await box(hema!, 'decided')).map(({ id }) => id)).toContain(request.id);
});

test('of two deciders at the same time one decides; the other learns who did and when', async () => {
  const request = await submit({}, bina);
  await portal.app
    .get(TenantDb)
    .run(acme.id, (tx) =>
      tx.query('insert into request_decider values ($1, $2, $3)', [acme.id, carl!.user.id, request.id]),
    );
  const answers = await Promise.all([decide(bina!, request), decide(carl!, request)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [refused] = answers.filter(({ status }) => status === 409);
  expect(refused?.body.error).toMatchObject({
    code: 'ALREADY_DECIDED',
    fields: { by: expect.stringMatching(/Bina|Carl/), at: clock.now().toISOString() },
  });
  expect(effectOf(request)).toHaveLength(1);
});

test('a double click decides once, and an approval and a withdrawal never both happen', async () => {
  const twice = await submit();
  expect(
    (await Promise.all([decide(bina!, twice), decide(bina!, twice)])).map(({ status }) => status).sort(),
  ).toEqual([200, 409]);
  const request = await submit();
  const withdrawal = asha!.post(`/api/requests/${request.id}/withdraw`, { version: 1 });
  const answers = await Promise.all([decide(bina!, request), withdrawal]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(effectOf(request)).toHaveLength(1);
  expect([await waits(bina!), effectOf(twice)]).toEqual([[], [`${twice.ref} approved teamLeader`]]);
});

test('the search finds requests by person and title, of those that one may see', async () => {
  const request = await submit();
  const found = async (person: TestPerson, q: string) => {
    const { groups } = (await person.get(`/api/search?q=${q}&limit=50`)).body;
    const group = (groups as { kind: string; items: { id: string }[] }[]).find(
      ({ kind }) => kind === 'request',
    );
    return group?.items.find(({ id }) => id === request.id);
  };
  expect(await found(asha!, 'asha+leave')).toMatchObject({
    title: 'Leave Approval',
    detail: 'Asha employee: A desk at the window',
  });
  expect(await found(bina!, 'approv')).toBeDefined();
  expect(await found(hema!, 'asha')).toBeDefined();
  expect([await found(carl!, 'asha'), await found(asha!, 'asha+payroll')]).toEqual([undefined, undefined]);
  await decide(bina!, request);
});

test('when the effect fails nothing is decided', async () => {
  const request = await submit();
  desk.broken = true;
  expect((await decide(bina!, request)).status).toBe(500);
  desk.broken = false;
  expect(await waits(bina!)).toContain(request.id);
  expect((await decide(bina!, request, { decision: 'decline' })).body.error.code).toBe('REASON_REQUIRED');
  expect((await decide(bina!, request, { version: 9 })).body.error.code).toBe('STALE_VERSION');
  const declined = await decide(bina!, request, { decision: 'decline', reason: 'Cover is booked' });
  expect(declined.body.request).toMatchObject({ state: 'declined', decision: { reason: 'Cover is booked' } });
});

test('bulk approval leaves out what warns', async () => {
  const [plain, odd] = [await submit(), await submit({ type: 'odd' })];
  const requests = [plain, odd].map(({ id }) => ({ id, version: 1, step: 1 }));
  const { rows } = (await bina!.post('/api/requests/approve', { requests })).body;
  expect(rows).toEqual([
    { id: plain.id, name: 'Asha employee', refusal: null },
    { id: odd.id, name: 'Asha employee', refusal: 'Open this request before you approve it.' },
  ]);
  const again = await bina!.post('/api/requests/approve', { requests });
  expect([again.status, again.body.rows.every(({ refusal }: { refusal: string | null }) => refusal)]).toEqual(
    [200, true],
  );
  expect(await waits(bina!)).toEqual([odd.id]);
  expect((await box(bina!, 'waiting'))[0]?.warnings).toHaveLength(1);
  expect((await decide(bina!, odd)).status).toBe(200);
});

test('what is approved is cancelled when whoever approved it agrees', async () => {
  const request = await submit();
  await decide(bina!, request);
  const place = { kind: 'desk', ref: request.ref };
  await portal.app
    .get(TenantDb)
    .run(acme.id, () => portal.app.get(Requests).requestCancel(actor(asha!), place));
  expect(await waits(bina!)).toContain(request.id);
  expect((await decide(bina!, request)).body.request).toMatchObject({ state: 'cancelled' });
  expect(effectOf(request)).toEqual([
    `${request.ref} approved teamLeader`,
    `${request.ref} cancelled teamLeader`,
  ]);
});

test('a stand-in decides while somebody is away', async () => {
  const request = await submit();
  const away = { delegateId: carl!.user.id, from: '2026-03-02', to: '2026-03-03' };
  const made = await bina!.post('/api/request-delegations', away);
  expect([made.status, made.body.delegate]).toEqual([201, 'Carl employee']);
  expect((await bina!.post('/api/request-delegations', away)).body.error.code).toBe('DELEGATION_OVERLAPS');
  const own = { ...away, delegateId: bina!.user.id };
  expect((await bina!.post('/api/request-delegations', own)).body.error.code).toBe('DELEGATE_NEEDED');
  expect([await waits(bina!), await waits(carl!)]).toEqual([[], [request.id]]);
  const { steps } = (await bina!.get(`/api/requests/${request.id}`)).body as RequestDetail;
  expect(steps[0]).toMatchObject({ approver: 'Carl employee', standsInFor: 'Bina teamLeader' });
  const path = `/api/request-delegations/${made.body.id}`;
  expect((await carl!.delete(path)).status).toBe(404);
  expect((await bina!.delete(path)).status).toBe(200);
  expect(await waits(bina!)).toEqual([request.id]);
  expect((await decide(bina!, request)).status).toBe(200);
});

test('after two working days the decider is reminded, after as many as the plan says the next up may decide, then whoever is left', async () => {
  const request = await submit();
  const { items } = (await hema!.get('/api/request-plans')).body;
  const plan = items.find(({ kind }: { kind: string }) => kind === request.kind);
  const { version, steps } = plan;
  const terms = { version, steps, escalateAfter: 1 };
  expect((await hema!.put(`/api/request-plans/${request.kind}`, terms)).status).toBe(200);
  const hasty = await submit();
  const look = async (at: string) => {
    clock.set(at);
    await portal.app.get(JobScheduler).look();
    await portal.settle();
  };
  /** Sessions of days ago have ended. */
  const again = async ({ user }: TestPerson) => acme.signIn(user.email);
  const reminders = async () =>
    (await portal.database.query(`select 1 from notification where kind = 'request.reminder'`)).length;
  // A schedule that nobody has looked at yet begins with its next tick.
  await look('2026-03-02T05:00:00Z');
  expect([await reminders(), await waits(carl!)]).toEqual([0, []]);
  await look('2026-03-03T02:31:00Z');
  expect([await reminders(), await waits(await again(carl!))]).toEqual([0, [hasty.id]]);
  await look('2026-03-04T02:31:00Z');
  await look('2026-03-05T02:31:00Z');
  // Bina is reminded of both, Carl of the one that he may decide too.
  expect([await reminders(), await waits(await again(carl!))]).toEqual([3, [hasty.id]]);
  await look('2026-03-06T02:31:00Z');
  expect((await waits(await again(carl!))).sort()).toEqual([request.id, hasty.id].sort());
  const admin = await again(acme.admin);
  const users = (await admin.get('/api/users')).body.items as { id: string; version: number }[];
  const lead = users.find(({ id }) => id === bina!.user.id);
  const path = `/api/users/${bina!.user.id}/deactivate`;
  expect((await admin.post(path, { version: lead?.version })).status).toBe(200);
  await portal.settle();
  expect((await (await again(asha!)).get(`/api/requests/${request.id}`)).body.steps[0].approver).toBe(
    'Carl employee',
  );
});
