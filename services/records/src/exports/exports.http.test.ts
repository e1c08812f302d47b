import { EventEmitter, once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { describedQuerySchema, type ListDescription, type Page } from '@atrium/contracts';
import { createPlatformApp, createTestUser, TestClock, type PlatformApp } from '@atrium/testing';
import { contribute, type SignedInUser } from '@atrium/platform';
import { streamXlsxRows } from 'hucre/xlsx';
import { readExported } from '../testing/exported-table.js';
import { ListExport, type ExportValues } from './list-export.js';

const PENS = {
  key: 'test.pens',
  access: { tab: 'admin', resource: 'users', action: 'read' },
  sharing: { tab: 'admin' },
  columns: [
    { key: 'name', title: 'Name', type: 'text', sortable: true },
    { key: 'bought', title: 'Bought', type: 'date', filterable: true },
    { key: 'usedAt', title: 'Last used', type: 'date', time: true },
    { key: 'ink', title: 'Ink', type: 'choice', options: [{ value: 'b', label: 'Blue' }], filterable: true },
    { key: 'left', title: 'Left', type: 'number', display: 'hidden' },
    { key: 'refill', title: 'Can be refilled', type: 'yesNo' },
    { key: 'secret', title: 'Secret', type: 'yesNo', display: 'never' },
  ],
} as const satisfies ListDescription;

interface Pen {
  name: string;
  left: number;
}
const admin = createTestUser('admin');
interface PenQuery {
  sort: string;
  limit: number;
  cursor?: string | undefined;
}
let asked: PenQuery[] = [];
let pens: Pen[] = [];
let beforePage: (query: PenQuery) => Promise<void>;
let platform: PlatformApp;

class PenExport extends ListExport<typeof PENS, Pen, PenQuery> {
  readonly list = PENS;
  readonly name = 'pens';
  override readonly remote = 'desk';
  readonly query = describedQuerySchema(PENS);
  readonly values: ExportValues<typeof PENS, Pen> = {
    name: ({ name }) => name,
    bought: () => '2026-04-30',
    usedAt: () => '2026-11-20T18:30:00.000Z',
    ink: () => 'b',
    left: ({ left }) => left,
    refill: () => true,
  };

  async page(_user: SignedInUser, query: PenQuery): Promise<Page<Pen>> {
    asked.push(query);
    const all = pens;
    await beforePage(query);
    const from = Number(query.cursor ?? 0);
    const to = from + query.limit;
    const nextCursor = to < all.length ? String(to) : null;
    return { items: all.slice(from, to), nextCursor, total: all.length, totalIsExact: true };
  }
}

beforeAll(async () => {
  platform = await createPlatformApp({
    clock: new TestClock('2026-11-20T20:00:00Z'),
    providers: [contribute(new PenExport())],
  });
});
afterAll(() => platform.close());
beforeEach(() => {
  asked = [];
  beforePage = () => Promise.resolve();
  pens = [{ name: '=HYPERLINK("x")', left: -5 }];
});

const take = (query: string, user = admin) =>
  platform.client(user).get(`/api/exports?list=test.pens&${query}`);

const takeBytes = async (format: string): Promise<Buffer> =>
  buffer(
    await platform
      .client(admin)
      .open({ method: 'GET', path: `/api/exports?list=test.pens&format=${format}` }),
  );

test('CSV: dates, labels and moments as people read them, nothing that a spreadsheet would run', async () => {
  const { status, headers, text: csv } = await take('format=csv&columns=name,bought,usedAt,ink,left,refill');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  // 1:30 in India, where the company is.
  expect(headers['content-disposition']).toBe('attachment; filename="pens-2026-11-21.csv"');
  expect(csv).toBe(
    '"Name","Bought","Last used (Asia/Kolkata)","Ink","Left","Can be refilled"\r\n' +
      `"'=HYPERLINK(""x"")","2026-04-30","2026-11-21 00:00:00","Blue",-5,"Yes"\r\n`,
  );
});

test('CSV begins with the byte order mark', async () => {
  expect((await takeBytes('csv')).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

test('XLSX has text cells that nothing runs, and real dates', async () => {
  const rows: unknown[] = [];
  for await (const { values } of streamXlsxRows(await takeBytes('xlsx'))) rows.push(values);
  expect(rows).toEqual([
    ['Name', 'Bought', 'Last used (Asia/Kolkata)', 'Ink', 'Can be refilled'],
    ['=HYPERLINK("x")', new Date('2026-04-30'), new Date('2026-11-21T00:00:00Z'), 'Blue', true],
  ]);
});

test('all pages of the list, by its own query', async () => {
  pens = Array.from({ length: 2_500 }, (_, left) => ({ name: `pen ${String(left)}`, left }));
  const { text: csv } = await take('format=csv&sort=-name&ink=b&columns=left');
  expect(csv.trimEnd().split('\r\n').slice(1)).toEqual(pens.map(({ left }) => String(left)));
  expect(asked.map((query) => ({ ...query, limit: undefined }))).toEqual([
    { sort: '-name', ink: 'b' },
    { sort: '-name', ink: 'b', cursor: '1000' },
    { sort: '-name', ink: 'b', cursor: '2000' },
  ]);
});

test.each(['csv', 'xlsx'])('a cut connection ends the reading of %s', async (format) => {
  pens = Array.from({ length: 500_000 }, (_, left) => ({ name: 'a pen with a long name'.repeat(20), left }));
  const events = new EventEmitter();
  const second = once(events, 'second');
  const go = once(events, 'go');
  beforePage = async ({ sort, cursor }) => {
    if (sort !== '-name' || cursor === undefined) return;
    events.emit('second');
    await go;
  };
  const path = `/api/exports?list=test.pens&format=${format}&columns=name&sort=-name`;
  const answer = await platform.client(admin).open({ method: 'GET', path });
  answer.resume();
  await second;
  answer.destroy();
  await once(answer, 'close');
  events.emit('go');
  // While these are answered, it would read on if it still could: there are hundreds of pages left.
  for (let round = 0; round < 10; round += 1) expect((await take('format=pdf')).status).toBe(400);
  expect(asked.filter(({ sort }) => sort === '-name').map(({ cursor }) => cursor)).toEqual([
    undefined,
    '1000',
  ]);
  // Other exports continue.
  pens = pens.slice(0, 10);
  expect((await take('format=csv')).status).toBe(200);
});

test.each([
  ['format=pdf', 400],
  ['', 400],
  ['format=csv&columns=secret', 400],
  ['format=csv&columns=salary', 400],
  ['format=csv&ink=red', 400],
  ['format=csv&salary=1', 400],
])('%s is refused before anything is read', async (query, status) => {
  const answer = await take(query);
  expect([answer.status, answer.body.error.code]).toEqual([status, 'VALIDATION_FAILED']);
  expect(asked).toEqual([]);
});

test('nobody gets a file without the permission or while the app is off', async () => {
  expect((await take('format=csv', createTestUser('employee'))).status).toBe(403);
  expect((await take('format=csv', createTestUser('client'))).status).toBe(403);
  expect((await platform.client().get('/api/exports?list=test.pens&format=csv')).status).toBe(401);
  expect((await platform.client(admin).get('/api/exports?list=test.inks&format=csv')).status).toBe(404);
  platform.switches.off.add(`${admin.companyId} desk`);
  expect((await take('format=csv')).body.error.code).toBe('REMOTE_DISABLED');
  platform.switches.off.clear();
  expect(asked).toEqual([]);
});

test('the trail records who exported what', async () => {
  await take('format=csv&ink=b&columns=name');
  const trail = await platform.client(admin).get('/api/audit?action=list.export&limit=1');
  expect(trail.body.items[0]).toMatchObject({
    actor: { id: admin.id },
    resource: { kind: 'list', id: 'test.pens', title: 'pens' },
    after: { format: 'csv', columns: ['Name'], ink: 'b' },
  });
});

const breakAt = (place: number) =>
  Object.defineProperty(pens[place], 'name', {
    get: () => {
      throw new Error('broken');
    },
  });
const exported = async () =>
  (await platform.client(admin).get('/api/audit?action=list.export&limit=1')).body.items[0]?.after;

test.each(['csv', 'xlsx'] as const)(
  'a failure in the middle of %s ends the file with a sentence, and the trail says where it stopped',
  async (format) => {
    pens = Array.from({ length: 1_500 }, (_, left) => ({ name: 'pen', left }));
    breakAt(1_200);
    const rows = await readExported(await takeBytes(format), format);
    expect(rows).toHaveLength(1_002);
    expect(rows.at(-1)?.[0]).toBe(
      'This file is not complete, because an error stopped the export. Export it again.',
    );
    expect(await exported()).toMatchObject({ format, stoppedAfter: 1_000 });
  },
);

test('a failure in the first rows is an error in words, and nothing was exported', async () => {
  await take('format=csv&columns=left');
  pens = Array.from({ length: 3 }, (_, left) => ({ name: 'pen', left }));
  breakAt(2);
  const answer = await platform.client(admin).send({
    method: 'GET',
    path: '/api/exports?list=test.pens&format=csv&columns=name',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect([answer.status, answer.body.error.code]).toEqual([500, 'INTERNAL']);
  expect(answer.headers['content-disposition']).toBeUndefined();
  expect(await exported()).toMatchObject({ columns: ['Left'] });
});
