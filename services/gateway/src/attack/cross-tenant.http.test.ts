import {
  attackCrossTenant,
  fingerprint,
  readOperations,
  type AttackReport,
  type ForeignData,
  type Operation,
  type TestPortal,
} from '@atrium/testing';
import { collectForeignData, startAttackedPortal } from './attacked-portal.js';
import { createFullCompany, type FullCompany } from './full-company.js';

/** ATRIUM_TEST_FULL=1 tries every id of the other company in every place, in every spelling. */
const FULL = process.env['ATRIUM_TEST_FULL'] === '1';
const ENOUGH = FULL ? 20_000 : 1_000;
const TIME_LIMIT_MS = FULL ? 1_800_000 : 600_000;

/**
 * What these answer depends on the attacker's own last act alone: they lock or end the session, so that all later attempts
 * would be refused, or take back what can be taken back once.
 */
const ABOUT_ONESELF = ['POST /api/auth/lock', 'POST /api/auth/logout', 'POST /api/time/timer/resume'];

const WORD = 'zirconia';

let portal: TestPortal;
let operations: Operation[];
let victim: FullCompany;
let attackers: FullCompany;
let foreign: ForeignData;

beforeAll(async () => {
  portal = await startAttackedPortal();
  victim = await createFullCompany(portal, WORD);
  attackers = await createFullCompany(portal, 'basalt');
  foreign = await collectForeignData(portal, victim, WORD);
  operations = (await readOperations(portal.browser())).filter(({ id }) => !ABOUT_ONESELF.includes(id));
}, TIME_LIMIT_MS);
afterAll(() => portal.close());

const attack = (only: readonly Operation[], perKind: number, thorough = false): Promise<AttackReport> =>
  attackCrossTenant({
    operations: only,
    attackers: { ...attackers.people, nobody: portal.browser() },
    foreign,
    perKind,
    thorough,
    settle: () => portal.settle(),
  });

test('the attacked company has rows in every table', async () => {
  const tables = await portal.database.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'company_id' and table_name not like 'outbox%' order by 1`,
  );
  const filled = Object.keys(await fingerprint(portal.database, victim.company.id));
  expect(filled.filter((name) => !name.startsWith('outbox')).sort()).toEqual(
    ['company', ...tables.map(({ name }) => name)].sort(),
  );
});

test(
  'what is another company’s is answered as if it did not exist, says nothing and does not change',
  async () => {
    const before = await fingerprint(portal.database, victim.company.id);
    const started = Date.now();
    const { attempts, faults } = await attack(operations, FULL ? 1_000 : 1, FULL);
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(
      `Cross-tenant attack: ${attempts} attempts over ${operations.length} operations in ${seconds} s, ${faults.length} leaks\n`,
    );
    expect(faults).toEqual([]);
    expect(await fingerprint(portal.database, victim.company.id)).toEqual(before);
    expect(attempts).toBeGreaterThanOrEqual(ENOUGH);
  },
  TIME_LIMIT_MS,
);

// Last, because it breaks the isolation on purpose: the attack must be able to find something.
test.each([
  ['employee', /employees/],
  ['audit_entry', /audit/],
])(
  'an open policy of %s is found',
  async (table, paths) => {
    const [policy] = await portal.database.query<{ name: string; rule: string }>(
      `select policyname as name, qual as rule from pg_policies where tablename = $1 and policyname = 'company_only'`,
      [table],
    );
    const setPolicy = (rule: string | undefined) =>
      portal.database.query(`alter policy "${policy?.name}" on ${table} using (${rule})`);
    await setPolicy('true');
    const { faults } = await attack(
      operations.filter(({ path }) => paths.test(path)),
      1,
    );
    await setPolicy(policy?.rule);
    expect(faults.some((fault) => fault.includes('where nothing exists'))).toBe(true);
    expect(faults.some((fault) => fault.includes('leaks'))).toBe(true);
  },
  TIME_LIMIT_MS,
);
