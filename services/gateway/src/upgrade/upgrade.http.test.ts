import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JobScheduler } from '@atrium/platform';
import { createTestDatabase, TestPortal, type TestDatabase } from '@atrium/testing';
import { migrations } from '../migrations.js';

/** The people that the first version had. */
const FIRST = [
  'foundation-1763700000001',
  'outbox-1763700000002',
  'limiter-1763700000003',
  'identity-1763700100001',
  'registry-1763700200001',
  'employee-1763700300001',
  'attendance-1763700300002',
];

/** Data of the first version's demo company: accounts, sessions, employees and some of their days. */
const KEPT = path.join(import.meta.dirname, 'first-version.sql');

let database: TestDatabase;
beforeAll(async () => {
  const first = migrations.filter((Migration) => FIRST.includes(new Migration().name ?? ''));
  expect(first).toHaveLength(FIRST.length);
  database = await createTestDatabase(first);
  await database.query(
    `set session_replication_role = replica; ${await readFile(KEPT, 'utf8')}; reset session_replication_role`,
  );
});

test('an installation of the first version upgrades, and its people find everything', async () => {
  const portal = await TestPortal.start({ database, variables: { ATRIUM_DEMO: 'on' } });
  try {
    const browser = portal.browser();
    const body = { companyCode: 'demo', email: 'hr@demo.test', password: 'Demo!2026' };
    expect((await browser.post('/api/auth/login', body)).status).toBe(200);
    expect((await browser.get('/api/hr/employees')).body.total).toBe(40);
    // What begins at once is enqueued by the first look, which may not be over yet.
    await portal.app.get(JobScheduler).look();
    await portal.settle();
    // Found only if search documents were written for records from before the search existed.
    const { groups } = (await browser.get('/api/search?q=zoya')).body;
    expect(JSON.stringify(groups)).toContain('Zoya Ansari');
  } finally {
    await portal.close();
  }
});
