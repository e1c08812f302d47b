import { randomUUID } from 'node:crypto';
import { PAGE_LIMIT, PAGE_SIZES } from '@atrium/contracts';
import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import { defineMigration, TenantDb } from '@atrium/platform';
import fc from 'fast-check';
import type { ListFilter } from './list-statement.rules.js';
import { tenantList } from './tenant-list.js';
import { TenantLists } from './tenant-lists.js';

const pens = defineMigration(
  '1763700000090-pens',
  `create table pen (company_id uuid not null, id uuid not null default uuidv7(), name text not null, sold_at timestamptz, primary key (company_id, id));
   select atrium_protect('pen');`,
);
const SORTS = ['name', '-name', 'soldAt', '-soldAt'] as const;

let platform: PlatformApp;
let db: TenantDb;
beforeAll(async () => {
  platform = await createPlatformApp({ migrations: [pens] });
  db = platform.app.get(TenantDb);
});
afterAll(() => platform.close());

interface PenPage {
  items: { id: string; name: string }[];
  nextCursor: string | null;
  total: number;
  totalIsExact: boolean;
}
type ReadPage = (
  companyId: string,
  request: { sort: string; cursor?: string; limit: number },
  prefix?: string,
) => Promise<PenPage>;

const page: ReadPage = (companyId, request, prefix = '') =>
  platform.app.get(TenantLists).page<{ id: string; name: string }>({
    companyId,
    columns: 'pen.id, pen.name',
    from: 'pen',
    filters: [{ sql: 'pen.name like ?', values: [`${prefix}%`] }],
    sorts: { name: 'pen.name', soldAt: { column: 'pen.sold_at', nullable: true } },
    id: 'pen.id',
    page: request,
  });

async function fill(rows: { name: string; soldAt: string | null }[]): Promise<string> {
  const companyId = randomUUID();
  await db.run(companyId, (tx) =>
    tx.query(
      `insert into pen (company_id, name, sold_at) select $1, name, sold_at::timestamptz
       from unnest($2::text[], $3::text[]) as rows(name, sold_at)`,
      [companyId, rows.map(({ name }) => name), rows.map(({ soldAt }) => soldAt)],
    ),
  );
  return companyId;
}

// Few distinct values, so that many rows are equal; microseconds, which a Date would lose.
const row = fc.record({
  name: fc.constantFrom('a', 'b', 'c', 'é', ' '),
  soldAt: fc.constantFrom(
    null,
    '2026-11-20T10:00:00.000001Z',
    '2026-11-20T10:00:00.000002Z',
    '2026-01-01T00:00:00Z',
  ),
});

const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test('the pages of a list are its rows, each once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 25 }),
      fc.integer({ min: 1, max: 10 }),
      fc.constantFrom(...SORTS),
      async (sold, limit, sort) => {
        const companyId = await fill(sold);
        const all = await page(companyId, { sort, limit: 100 });
        const ids: string[] = [];
        let cursor: string | null | undefined;
        do {
          const next = await page(companyId, { sort, limit, ...(cursor && { cursor }) });
          ids.push(...next.items.map(({ id }) => id));
          cursor = next.nextCursor;
          expect(next.total).toBe(sold.length);
        } while (cursor);
        expect(ids).toEqual(all.items.map(({ id }) => id));
        expect(new Set(ids).size).toBe(sold.length);
      },
    ),
    { numRuns: 40 },
  );
});

test('every page size gives that many rows and a next cursor', async () => {
  const companyId = await fill(Array.from({ length: PAGE_LIMIT + 1 }, () => ({ name: 'a', soldAt: null })));
  for (const limit of PAGE_SIZES) {
    const { items, nextCursor } = await page(companyId, { sort: 'name', limit });
    expect([items.length, nextCursor]).toEqual([limit, expect.any(String)]);
  }
});

test('rows without a value come last in both directions', async () => {
  const companyId = await fill([
    { name: 'none', soldAt: null },
    { name: 'early', soldAt: '2026-01-01T00:00:00Z' },
    { name: 'late', soldAt: '2026-02-01T00:00:00Z' },
  ]);
  const order = async (sort: string) =>
    (await page(companyId, { sort, limit: 9 })).items.map(({ name }) => name);
  expect(await order('soldAt')).toEqual(['early', 'late', 'none']);
  expect(await order('-soldAt')).toEqual(['late', 'early', 'none']);
});

test('filters count, and totals end at 10,000', async () => {
  const companyId = await fill(
    Array.from({ length: 10_002 }, (_, n) => ({ name: n < 10_001 ? 'many' : 'one', soldAt: null })),
  );
  const first = await page(companyId, { sort: 'name', limit: 2 });
  expect([first.total, first.totalIsExact]).toEqual([10_000, false]);
  const filtered = await page(companyId, { sort: 'name', limit: 2 }, 'one');
  expect([filtered.total, filtered.totalIsExact, filtered.nextCursor]).toEqual([1, true, null]);
});

const CHECK = { roles: [] };
const PENS = tenantList<{ id: string; name: string }>()({
  list: {
    key: 'test.pens',
    access: CHECK,
    sharing: CHECK,
    columns: [{ key: 'name', title: 'Name', type: 'text', sortable: true }],
  },
  from: 'pen',
  alias: 'pen',
  columns: 'pen.id, pen.name',
  sorts: { name: 'pen.name' },
  filters: {},
});

test('pages narrowed by several conditions are whole rows in their order, each once', async () => {
  const letters = ['d', 'b', 'a', 'c', 'f', 'e', 'b'];
  const companyId = await fill(letters.map((name) => ({ name, soldAt: null })));
  const more: ListFilter[] = [
    { sql: 'pen.name >= ?', values: ['b'] },
    { sql: 'pen.name < ?', values: ['f'] },
  ];
  const names: string[][] = [];
  let cursor: string | null = null;
  do {
    const query = { sort: '-name', limit: 2, ...(cursor !== null && { cursor }) };
    const next: PenPage = await platform.app.get(TenantLists).pageOf(PENS, { companyId, query, more });
    expect(next.total).toBe(5);
    names.push(next.items.map(({ name }) => name));
    cursor = next.nextCursor;
  } while (cursor !== null);
  expect(names).toEqual([['e', 'd'], ['c', 'b'], ['b']]);
});

test('rows are counted for each value, unless they are more than are counted', async () => {
  const companyId = await fill(
    Array.from({ length: 10_001 }, (_, n) => ({ name: n < 9_999 ? 'many' : `one ${n}`, soldAt: null })),
  );
  const totals = (more: ListFilter[] = []) =>
    platform.app
      .get(TenantLists)
      .valuesOf(PENS, { companyId, query: { sort: 'name', limit: 1 }, more, by: 'pen.name' });
  expect(await totals()).toBeNull();
  expect(await totals([{ sql: 'pen.name <> ?', values: ['one 10000'] }])).toEqual([
    { value: 'many', total: 9_999 },
    { value: 'one 9999', total: 1 },
  ]);
});

test.each([
  'rubbish',
  forged({}),
  forged(['name', 'x']),
  forged(['name', 'x', 'no uuid']),
  forged(['-name', 'x', randomUUID()]),
])('the cursor %s is refused', async (cursor) => {
  const companyId = await fill([]);
  await expect(page(companyId, { sort: 'name', limit: 5, cursor })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { cursor: expect.any(String) as string },
  });
});

test('a cursor with a value that the column cannot have is refused', async () => {
  const companyId = await fill([]);
  const cursor = forged(['soldAt', 'yesterday or so', randomUUID()]);
  await expect(page(companyId, { sort: 'soldAt', limit: 5, cursor })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('a sort that the list does not offer is a mistake of ours', async () => {
  await expect(page(randomUUID(), { sort: 'id; drop table pen', limit: 5 })).rejects.toThrow('has no sort');
});
