import type { SearchGroup } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { SearchIndex } from '@atrium/records';
import { ReleaseService } from '@atrium/registry';
import { TestPortal, writeBuiltRemote, type TestCompany } from '@atrium/testing';

let portal: TestPortal;
/** 3,000 people, among them 600 Zoya Rao, 600 Asha Yadav, 20 Zoya Yadav, one Ada Ünür, and Meera Sen. */
let crowd: TestCompany;

beforeAll(async () => {
  portal = await TestPortal.start();
  const remote = await writeBuiltRemote({ id: 'hr' });
  await portal.app.get(ReleaseService).publishReleases([remote.folder]);
  await remote.remove();
  crowd = await portal.company();
  // Records, not documents alone: the nightly rebuild removes documents without a record, also while this file runs.
  const people = await portal.database.query<{ id: string }>(
    `insert into employee (company_id, code, first_name, last_name, work_email, employment_type, joining_date, timezone)
     select $1, 'P' || n,
       case when n < 600 then 'Zoya' when n < 1200 then 'Asha' when n < 1220 then 'Zoya' when n = 1220 then 'Ada'
         else 'Meera' end,
       case when n < 600 then 'Rao' when n < 1220 then 'Yadav' when n = 1220 then 'Ünür' else 'Sen' end,
       'person' || n || '@north.test', 'permanent', '2026-01-05', 'Asia/Kolkata'
     from generate_series(0, 2999) n returning id`,
    [crowd.id],
  );
  const index = portal.app.get(SearchIndex);
  const ids = people.map(({ id }) => id);
  await portal.app.get(TenantDb).run(crowd.id, () => index.write('employee', ids));
});
afterAll(() => portal.close());

async function search(query: string): Promise<SearchGroup> {
  const { status, body } = await crowd.admin.get(`/api/search?kind=employee&q=${query}`);
  expect(status).toBe(200);
  return body.groups[0] ?? { kind: 'employee', items: [], total: 0, totalIsExact: true };
}

/** The `lookup` of the results with this title, in ascending order of the text they are found by. */
async function inOrder(title: string, most: number): Promise<string[]> {
  const rows = await portal.database.query<{ lookup: string }>(
    'select lookup from search_document where company_id = $1 and title = $2 order by content limit $3',
    [crowd.id, title, most],
  );
  return rows.map(({ lookup }) => lookup);
}

test.each([
  ['what many begin with', 'zoya', 'Zoya Rao'],
  ['a last name that many have', 'yadav', 'Asha Yadav'],
])('of %s the first in order are shown, and that there are more', async (_, text, title) => {
  const { items, total, totalIsExact } = await search(`${text}&limit=8`);
  expect(items.map(({ lookup }) => lookup)).toEqual(await inOrder(title, 8));
  expect([total, totalIsExact]).toEqual([100, false]);
});

test('for frequent words, titles that begin with them are found first', async () => {
  const { items, total, totalIsExact } = await search('zoya%20yadav');
  expect(items.map(({ lookup }) => lookup)).toEqual(await inOrder('Zoya Yadav', 5));
  expect([total, totalIsExact]).toEqual([20, false]);
});

test.each([
  ['fewer than are wanted begin with it', 'zoya%20yadav&limit=50', 'Zoya Yadav', 20],
  ['nobody begins with it', 'yadav%20zoya', 'Zoya Yadav', 20],
  ['a word of it is rare', 'meera%20sen%20person199', 'Meera Sen', 10],
  ['it stands inside of a word', 'son2999', 'Meera Sen', 1],
  ['no trigram tells of it', 'n%C3%BCr', 'Ada Ünür', 1],
])('all are found when %s', async (_, text, title, count) => {
  const { items, total, totalIsExact } = await search(text);
  expect(new Set(items.map((item) => item.title))).toEqual(new Set([title]));
  expect([total, totalIsExact]).toEqual([count, true]);
});

test('frequent text inside words is found', async () => {
  const { items, total, totalIsExact } = await search('adav');
  expect(items.every(({ title }) => title.endsWith('Yadav'))).toBe(true);
  expect([items.length, total, totalIsExact]).toEqual([5, 100, false]);
});

test('a misspelt frequent name is found', async () => {
  const { items } = await search('zoya%20yadv');
  expect(items.map(({ title }) => title)).toEqual(Array(5).fill('Zoya Yadav'));
  expect((await search('zoya%20wxyz')).items).toEqual([]);
});
