import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@atrium/contracts';
import { createPlatformApp, createTestUser, TestClock, type PlatformApp } from '@atrium/testing';
import { Audit, TenantDb, type AuditRecord } from '@atrium/platform';

const clock = new TestClock();
const admin = createTestUser('admin');
const meera = { id: randomUUID(), firstName: 'Meera', lastName: 'Iyer' };
const PEN = { kind: 'pen', id: 'p1', title: '=Blue, "wide"' };

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ clock });
  // In India, 5:30 ahead of UTC, the second entry is on the 21st.
  await write('2026-11-20T10:00:00Z', {
    action: 'pen.create',
    by: admin,
    resource: PEN,
    after: { ink: 'blue' },
  });
  await write('2026-11-20T18:30:00Z', {
    action: 'pen.update',
    by: meera,
    resource: PEN,
    before: { ink: 'blue', width: 1 },
    after: { ink: 'green', width: 1 },
  });
  await write('2026-11-22T10:00:00Z', {
    action: 'ink.buy',
    by: null,
    resource: { kind: 'ink', id: null, title: 'Green ink' },
  });
});
afterAll(() => platform.close());

async function write(at: string, record: AuditRecord): Promise<void> {
  clock.set(at);
  await platform.app.get(Audit).recordAlone(admin.companyId, record);
}

const ask = (query: string, user = admin) => platform.client(user).get(`/api/audit?${query}`);
const exportTrail = (user = admin, query = '') =>
  platform.client(user).get(`/api/exports?list=platform.audit&format=csv&${query}`);
const found = async (query: string) => ((await ask(query)).body.items as AuditEntry[]).map(({ seq }) => seq);

test('an entry as it is read', async () => {
  const { status, body } = await ask('action=pen.update');
  expect([status, body.total]).toEqual([200, 1]);
  expect(body.items).toEqual([
    {
      id: expect.any(String),
      seq: 2,
      at: '2026-11-20T18:30:00.000Z',
      actor: { id: meera.id, name: 'Meera Iyer' },
      action: 'pen.update',
      resource: PEN,
      before: { ink: 'blue' },
      after: { ink: 'green' },
      requestId: null,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});

test.each([
  ['', [3, 2, 1]],
  ['sort=at', [1, 2, 3]],
  [`actor=${meera.id}`, [2]],
  ['action=ink.buy', [3]],
  ['kind=pen', [2, 1]],
  ['kind=pen&resource=p1', [2, 1]],
  ['resource=p2', []],
  ['from=2026-11-21', [3, 2]],
  ['to=2026-11-20', [1]],
  ['from=2026-11-21&to=2026-11-21', [2]],
  ['search=meera', [2]],
  ['search=BLUE%20update', [2]],
  ['search=%25', []],
  ['search=green', [3]],
])('the list for %j', async (query, expected) => {
  expect(await found(query)).toEqual(expected);
});

test('pages follow one another', async () => {
  const first = (await ask('limit=2')).body;
  const second = (await ask(`limit=2&cursor=${first.nextCursor}`)).body;
  const seqs = [...first.items, ...second.items].map(({ seq }: AuditEntry) => seq);
  expect([seqs, second.nextCursor]).toEqual([[3, 2, 1], null]);
});

test('reading and exporting need the permission, and other companies’ trails are never shown', async () => {
  for (const role of ['employee', 'teamLeader', 'hr', 'client'] as const) {
    const user = createTestUser(role, { companyId: admin.companyId });
    expect((await ask('', user)).status).toBe(403);
    expect((await exportTrail(user)).status).toBe(403);
  }
  const reader = createTestUser('hr', {
    companyId: admin.companyId,
    permissions: [
      { tab: 'admin', accessType: 'restricted', resources: [{ resource: 'audit', actions: ['read'] }] },
    ],
  });
  expect((await ask('', reader)).status).toBe(200);
  expect((await exportTrail(reader)).status).toBe(403);
  expect((await ask('', createTestUser('admin'))).body.items).toEqual([]);
});

test.each(['from=yesterday', 'actor=meera', 'sort=action', 'cursor=rubbish', 'surprise=1'])(
  '%s is refused',
  async (query) => {
    expect((await ask(query)).status).toBe(400);
  },
);

// This test adds an entry, so it comes last.
test('the file has what the list shows, is safe in a spreadsheet, and is recorded', async () => {
  const columns = 'columns=number,at,actor,record,before';
  const { status, text } = await exportTrail(admin, `kind=pen&sort=-at&${columns}`);
  expect(status).toBe(200);
  const [head, ...lines] = text.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(head).toBe('"Number","Time (Asia/Kolkata)","By","Record","Before"');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['2', '1']);
  expect(lines[0]).toBe(`2,"2026-11-21 00:00:00","Meera Iyer","'=Blue, ""wide""","{""ink"":""blue""}"`);
  const [entry] = (await ask('limit=1')).body.items as AuditEntry[];
  expect(entry).toMatchObject({
    action: 'list.export',
    resource: { kind: 'list', id: 'platform.audit' },
    after: { kind: 'pen', format: 'csv' },
    actor: { id: admin.id },
  });
});

test('a trail of thousands is exported completely', async () => {
  const company = createTestUser('admin');
  const audit = platform.app.get(Audit);
  await platform.app.get(TenantDb).run(company.companyId, () => {
    for (let n = 0; n < 2_345; n += 1) audit.record({ action: 'pen.create', by: company, resource: PEN });
    return Promise.resolve();
  });
  const { text } = await exportTrail(company, 'sort=-at');
  const seqs = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));
  expect(seqs).toEqual(Array.from({ length: 2_345 }, (_, n) => 2_345 - n));
});
