import type { Appraisal, EmployeeRequest, EvaluationComparison } from '@atrium/contracts';
import { expectDone as done, TestClock, TestPortal, type TestPerson } from '@atrium/testing';
import { EvaluationDesk } from '../testing/evaluation-desk.factory.js';

const APPRAISALS = '/api/hr/appraisals';
const clock = new TestClock('2026-11-26T06:00:00Z');
let portal: TestPortal;
let desk: EvaluationDesk;
let resultId: string;
let cycleId: string;

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
});
afterAll(() => portal.close());
beforeEach(async () => {
  desk = await EvaluationDesk.open(portal, clock);
  const { cycle, result } = await desk.calibrate();
  [resultId, cycleId] = [result.id, cycle.id];
});

const publish = async () => done(await desk.take(cycleId, 'publish', { resultIds: [resultId] }));
const ask = (person: TestPerson, more: object = {}) =>
  person.post<Appraisal>(APPRAISALS, { resultId, rise: 6, from: '2027-04', reason: '', ...more });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: { code: string } }).error.code,
];
const listOf = async (person: TestPerson) => done(await person.get<{ items: Appraisal[] }>(APPRAISALS)).items;

test('a lead or HR asks after a published result, once at a time, and never about themselves', async () => {
  const { boss, asha, ravi, hr } = desk.people;
  expect(codeOf(await ask(hr))).toEqual([409, 'APPRAISAL_UNPUBLISHED']);
  expect((await ask(boss)).status).toBe(404);
  await publish();
  expect([(await ask(asha)).status, (await ask(ravi)).status]).toEqual([403, 403]);
  const made = done(await ask(boss));
  expect(made).toMatchObject({ state: 'pending', rise: 6, employee: { id: desk.idOf(asha) } });
  expect(codeOf(await ask(hr))).toEqual([409, 'APPRAISAL_OPEN']);
  expect(await listOf(boss)).toHaveLength(1);
  expect((await asha.get(APPRAISALS)).status).toBe(403);
  expect(codeOf(await hr.post(`${APPRAISALS}/${made.id}/withdraw`, { version: made.version }))).toEqual([
    403,
    'NOT_YOUR_TURN',
  ]);
  const back = done(
    await boss.post<Appraisal>(`${APPRAISALS}/${made.id}/withdraw`, { version: made.version }),
  );
  expect(back.state).toBe('withdrawn');
  expect(done(await ask(hr)).state).toBe('pending');
});

test('above what the label suggests a reason is asked for', async () => {
  const { boss } = desk.people;
  await publish();
  const comparison = done(
    await boss.get<EvaluationComparison>(`/api/hr/evaluation-results/${resultId}/comparison`),
  );
  expect(comparison.result).toMatchObject({ label: 'Meets', guideline: 8 });
  const bare = await ask(boss, { rise: 8.5, reason: 'Good' });
  expect(bare.body).toMatchObject({
    error: { fields: { reason: 'It is above the guideline. Say why, in at least 10 characters.' } },
  });
  expect(done(await ask(boss, { rise: 8.5, reason: 'Leads two projects' })).guideline).toBe(8);
});

test('who has come to be asked about their own pay cannot approve it', async () => {
  const { boss, hr, asha } = desk.people;
  await publish();
  done(await ask(boss));
  const waiting = done(await hr.get<{ items: EmployeeRequest[] }>('/api/requests/waiting')).items;
  expect(waiting).toMatchObject([{ kind: 'appraisal', summary: expect.stringContaining('6% from 2027-04') }]);
  // Their accounts change places, so that HR's is now the one of whose pay it is.
  const give = (id: string, account: string | null) =>
    portal.database.query('update employee set user_id = $2 where id = $1', [id, account]);
  await give(desk.idOf(hr), null);
  await give(desk.idOf(asha), hr.user.id);
  const { id, version, step } = waiting[0]!;
  const approval = { version, step, decision: 'approve', reason: null };
  expect(codeOf(await hr.post(`/api/requests/${id}/decide`, approval))).toEqual([403, 'APPRAISAL_OWN']);
  expect(await listOf(boss)).toMatchObject([{ state: 'pending' }]);
});
