import type {
  AlikeApplications,
  Application,
  Candidate,
  CandidateMerge,
  CandidateMergePreview,
  CandidateMerges,
  Page,
  RecordHistory,
  UndoneCandidateMerge,
} from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { applicant, offerDraft, openOpening } from '../testing/hiring-draft.factory.js';
import { schedule } from '../testing/interview-draft.factory.js';

const PATH = '/api/hr/candidate-merges';
let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
let leader: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  hr = await acme.person('hr');
  leader = await acme.person('teamLeader');
});
afterAll(() => portal.close());

let count = 0;
/** Somebody who applied for an opening of their own. */
async function person(more: object = {}, openingId?: string): Promise<Application> {
  count += 1;
  const id = openingId ?? (await openOpening(leader, { decider: hr, title: `Job ${count}` })).id;
  return applicant(hr, id, { name: 'Neha Kulkarni', email: `neha${count}@mail.example`, ...more });
}
const read = async (id: string) => expectDone(await hr.get<Candidate>(`/api/hr/candidates/${id}`));
async function order(ids: string[], more: object = {}) {
  const { records } = expectDone(await hr.get<CandidateMergePreview>(`${PATH}/preview?ids=${ids.join(',')}`));
  return { ids, versions: Object.fromEntries(records.map(({ id, version }) => [id, version])), ...more };
}
const merge = async (ids: string[], more: object = {}) =>
  expectDone(await hr.post<CandidateMerge>(PATH, await order(ids, more)));
const undo = (id: string) => hr.post<UndoneCandidateMerge>(`${PATH}/${id}/undo`);
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code ?? null;
const KEPT = ['version', 'updated_at', 'updated_by'];
/** Tables that say what happened, and are never taken back. */
const TRAIL = /^(audit_|candidate_merge$|search_|job|outbox|idempot|session|request_key|live_|event_|rate_)/;

/** All rows of the company, without what says when they were changed. */
async function rowsOf(companyId: string): Promise<Record<string, string[]>> {
  const tables = await portal.database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'company_id' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.filter((each) => !TRAIL.test(each.name))) {
    const rows = await portal.database.query<{ row: string }>(
      `select (to_jsonb(t) - $2::text[])::text as row from "${name}" t where company_id = $1 order by 1`,
      [companyId, KEPT],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

test('two of one person become one with all that they have, and undone every table is as it was', async () => {
  const [one, two] = [await person({ phone: null }), await person({ phone: '+919812345671' })];
  const ids = [one.candidate.id, two.candidate.id];
  await schedule(hr, two.id, { panel: [leader] });
  expectDone(await hr.post('/api/hr/offers', offerDraft(two.id)));
  await portal.database.query(
    `update application set keep_until = case id when '${one.id}'::uuid then '2098-01-01'::date else '2099-01-01' end
     where id in ('${one.id}', '${two.id}')`,
  );
  const alike = (await hr.get<AlikeApplications>(`/api/hr/applications/${one.id}/alike`)).body.items;
  expect(alike).toContainEqual(expect.objectContaining({ candidateId: two.candidate.id, by: 'name' }));
  const preview = (await hr.get<CandidateMergePreview>(`${PATH}/preview?ids=${ids.join(',')}`)).body;
  expect(preview).toMatchObject({ moving: [{ part: 'applications', count: 1 }] });
  expect(preview.fields.find(({ field }) => field === 'phone')).toMatchObject({ from: two.candidate.id });
  await portal.settle();
  const before = await rowsOf(acme.id);
  const done = await merge(ids, { choices: { email: two.candidate.id } });
  expect(done).toMatchObject({ survivor: { id: ids[0], name: 'Neha Kulkarni' }, merged: ['Neha Kulkarni'] });
  const survivor = await read(ids[0]!);
  expect(survivor).toMatchObject({ email: two.email, phone: '+919812345671' });
  expect((await read(ids[1]!)).id).toBe(ids[0]);
  const listed = (await hr.get<Page<Candidate>>('/api/hr/candidates?search=Neha&limit=100')).body.items;
  expect(listed.map(({ id }) => id)).not.toContain(ids[1]);
  const moved = (await hr.get<Application>(`/api/hr/applications/${two.id}`)).body;
  expect(moved.candidate.id).toBe(ids[0]);
  const kept = await portal.database.query<{ day: string }>(
    `select keep_until::text as day from application where candidate_id = '${ids[0]}'`,
  );
  expect(kept.map(({ day }) => day)).toEqual(['2098-01-01', '2098-01-01']);
  const history = (await hr.get<RecordHistory>(`/api/records/candidate/${ids[0]}/history`)).body;
  expect(history.items[0]).toMatchObject({ action: 'candidate.merge' });
  const { items } = (await hr.get<CandidateMerges>(`${PATH}?candidate=${ids[0]}`)).body;
  expect(items.map(({ id }) => id)).toEqual([done.id]);
  const back = expectDone(await undo(done.id));
  expect(back).toMatchObject({ back: [{ part: 'applications', count: 1 }], staying: [], kept: [] });
  await portal.settle();
  expect(await rowsOf(acme.id)).toEqual(before);
  expect(codeOf(await undo(done.id))).toBe('MERGE_UNDONE');
  expect((await hr.get<CandidateMerges>(`${PATH}?candidate=${ids[0]}`)).body.items).toEqual([]);
});

test('pressed twice it is one merge; a changed version, the same opening and others are refused in words', async () => {
  const [one, two] = [await person(), await person()];
  const ids = [one.candidate.id, two.candidate.id];
  const given = await order(ids);
  for (const other of [leader, await acme.person('employee')]) {
    expect((await other.post(PATH, given)).status).toBe(403);
    expect((await other.get(`${PATH}/preview?ids=${ids.join(',')}`)).status).toBe(403);
  }
  const stale = { ...given, versions: { ...given.versions, [ids[1]!]: 99 } };
  expect(codeOf(await hr.post(PATH, stale))).toBe('STALE_VERSION');
  const [first, again] = await Promise.all([
    hr.post<CandidateMerge>(PATH, given),
    hr.post<CandidateMerge>(PATH, given),
  ]);
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  const other = await acme.person('hr', { firstName: 'Meera' });
  expect(codeOf(await other.post(PATH, given))).toBe('MERGE_DONE');
  expect((await leader.post(`${PATH}/${first.body.id}/undo`)).status).toBe(403);
  const third = await person({}, one.opening?.id);
  expect(codeOf(await hr.post(PATH, await order([ids[0]!, third.candidate.id])))).toBe('CANDIDATES_APPLIED');
});

test('who writes to the old email, or applies with it, is who stayed; later merges are undone first', async () => {
  const [one, two, three] = [await person(), await person(), await person()];
  const early = await merge([one.candidate.id, two.candidate.id]);
  const again = await person({ email: two.email });
  expect(again.candidate.id).toBe(one.candidate.id);
  const { version } = await read(one.candidate.id);
  expectDone(await hr.patch(`/api/hr/candidates/${one.candidate.id}`, { version, phone: '+919812345672' }));
  const late = await merge([three.candidate.id, one.candidate.id]);
  expect((await read(two.candidate.id)).id).toBe(three.candidate.id);
  expect(codeOf(await undo(early.id))).toBe('MERGE_LATER');
  expectDone(await undo(late.id));
  expect(expectDone(await undo(early.id))).toMatchObject({
    staying: [{ part: 'applications', count: 1 }],
    kept: ['Phone'],
  });
  expect(await read(one.candidate.id)).toMatchObject({ email: one.email, phone: '+919812345672' });
  expect(await read(two.candidate.id)).toMatchObject({ id: two.candidate.id, email: two.email });
  const old = await merge([one.candidate.id, two.candidate.id]);
  await portal.database.query(
    `update candidate_merge set at = at - interval '31 days' where id = '${old.id}'`,
  );
  expect(codeOf(await undo(old.id))).toBe('MERGE_TOO_LATE');
});

test('whoever is erased is erased with those merged into them, and nothing is left to undo', async () => {
  const [one, two] = [await person(), await person({ name: 'Neha Deshpande' })];
  const { id } = await merge([one.candidate.id, two.candidate.id]);
  expectDone(await hr.post(`/api/hr/candidates/${two.candidate.id}/erase`));
  expect(await read(one.candidate.id)).toMatchObject({ name: 'Erased applicant', email: null });
  expect((await undo(id)).status).toBe(404);
  const left = await portal.database.query<{ row: string }>(
    `select to_jsonb(c)::text as row from candidate c where id in ('${one.candidate.id}', '${two.candidate.id}')`,
  );
  for (const { row } of left) expect(row).not.toMatch(/Neha|mail\.example/);
  const merges = await portal.database.query(`select 1 from candidate_merge where id = '${id}'`);
  expect(merges).toEqual([]);
});
