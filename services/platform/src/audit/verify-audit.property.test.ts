import { randomUUID } from 'node:crypto';
import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import fc from 'fast-check';
import type { Client } from 'pg';
import { Audit } from './audit.js';
import { auditConnection, verifyAudit, type AuditVerdict } from './verify-audit.js';

const ENTRIES = 12;
const RUNS = process.env['ATRIUM_TEST_FULL'] === '1' ? 1_000 : 120;

let platform: PlatformApp;
let owner: Client;
const companyId = randomUUID();
beforeAll(async () => {
  platform = await createPlatformApp();
  owner = await auditConnection(platform.env);
  await fill(companyId);
});
afterAll(async () => {
  await owner.end();
  await platform.close();
});

/** Writes entries with and without values, so that null columns are edited too. */
async function fill(company: string): Promise<void> {
  const audit = platform.app.get(Audit);
  for (let n = 0; n < ENTRIES; n += 1) {
    const by = n % 2 ? { id: randomUUID(), firstName: 'Asha', lastName: 'Rao' } : null;
    const resource = { kind: 'pen', id: n % 3 ? `pen-${n}` : null, title: `Pen ${n}` };
    await audit.recordAlone(company, {
      action: 'pen.update',
      by,
      resource,
      after: { ink: -n },
      ...(n % 4 && { before: { ink: n } }),
    });
  }
}

/**
 * For every column that carries content, SQL that gives it another value; it changes no row that has that value
 * already.
 */
const EDITS = {
  seq: ['seq + 100', '1000 - seq'],
  id: ['uuidv7()'],
  at: [`at + interval '1 microsecond'`, `'infinity'`, `'epoch'`],
  actor_id: ['uuidv7()', 'null'],
  actor_name: [`coalesce(actor_name, '') || 'x'`, `'null'`, 'null', `''`],
  action: [`action || ' '`, `''`],
  resource_kind: [`'pem'`],
  resource_id: [`'other'`, 'null', `''`],
  resource_title: [`resource_title || e'\\u200b'`, `resource_kind`],
  before: [`'null'`, 'null', `'{}'`, `'[]'`, `before || '{"more": 1}'`],
  after: [`'null'`, 'null', `'{}'`, `after || '{"ink": 0.5}'`],
  request_id: [`'request'`, `''`],
  previous_hash: [`sha256('x')`, 'hash'],
  hash: [`sha256('x')`, 'previous_hash'],
} as const;
type Column = keyof typeof EDITS;

const seq = fc.integer({ min: 1, max: ENTRIES });
const edit = fc
  .constantFrom(...(Object.keys(EDITS) as Column[]))
  .chain((column) =>
    fc.record({ column: fc.constant(column), value: fc.constantFrom(...EDITS[column]), seq }),
  )
  .map(
    ({ column, value, seq: at }) => `update audit_entry set ${column} = ${value}
    where company_id = '${companyId}' and seq = ${at} and ${column} is distinct from ${value}`,
  );
const removal = fc
  .uniqueArray(seq, { minLength: 1 })
  .map((gone) => `delete from audit_entry where company_id = '${companyId}' and seq in (${gone.join()})`);
const tail = seq.map(
  (from) => `delete from audit_entry where company_id = '${companyId}' and seq >= ${from}`,
);
const swap = fc.uniqueArray(seq, { minLength: 2, maxLength: 2 }).map(
  ([
    one = 1,
    other = 2,
  ]) => `update audit_entry e set (resource_title, after) = (select o.resource_title, o.after from audit_entry o
    where o.company_id = e.company_id and o.seq = ${one} + ${other} - e.seq)
    where company_id = '${companyId}' and seq in (${one}, ${other})`,
);
const head = fc.constantFrom(
  `update audit_head set seq = seq - 1 where company_id = '${companyId}'`,
  `update audit_head set hash = sha256('x') where company_id = '${companyId}'`,
  `delete from audit_head where company_id = '${companyId}'`,
);

/** Edits the chain as the database's owner, past row-level security, verifies it and restores everything. */
async function tamper(attack: string): Promise<{ touched: number; verdict: AuditVerdict }> {
  const company = [companyId];
  await platform.database.query('create table if not exists kept_entry as select * from audit_entry');
  await platform.database.query('create table if not exists kept_head as select * from audit_head');
  const touched = await platform.database.query(`${attack} returning 1`);
  const verdict = await verifyAudit(owner, companyId);
  await platform.database.query('delete from audit_entry where company_id = $1', company);
  await platform.database.query('delete from audit_head where company_id = $1', company);
  await platform.database.query(
    'insert into audit_entry select * from kept_entry where company_id = $1',
    company,
  );
  await platform.database.query(
    'insert into audit_head select * from kept_head where company_id = $1',
    company,
  );
  return { touched: touched.length, verdict };
}

test('an untouched chain has no fault', async () => {
  const verdict = await verifyAudit(owner, companyId);
  expect(verdict).toEqual({
    entries: ENTRIES,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    faults: [],
  });
});

test('every edit, deletion and cut tail is found', async () => {
  let attacks = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof({ arbitrary: edit, weight: 5 }, removal, tail, swap, head), async (attack) => {
      const { touched, verdict } = await tamper(attack);
      attacks += touched > 0 ? 1 : 0;
      expect([touched > 0, verdict.faults.length > 0]).toEqual([touched > 0, touched > 0]);
    }),
    { numRuns: RUNS },
  );
  expect(attacks).toBeGreaterThan(RUNS / 2);
  expect((await verifyAudit(owner, companyId)).faults).toEqual([]);
});

test('faults are described in sentences', async () => {
  const where = `where company_id = '${companyId}'`;
  const faults = async (attack: string) => (await tamper(attack)).verdict.faults;
  expect(await faults(`update audit_entry set action = 'x' ${where} and seq = 4`)).toEqual([
    'entry 4 was changed',
  ]);
  expect(await faults(`delete from audit_entry ${where} and seq in (5, 6)`)).toEqual([
    'between 4 and 7 entries are missing',
  ]);
  expect(await faults(`delete from audit_entry ${where} and seq > 9`)).toEqual([
    'the chain ends at 9 and should end at 12',
  ]);
  expect(await faults(`delete from audit_entry ${where}`)).toEqual([
    'the chain ends at nothing and should end at 12',
  ]);
  expect(await faults(`delete from audit_head ${where}`)).toEqual(['the end of the chain is not noted']);
});
