import { randomUUID } from 'node:crypto';
import { createPlatformApp, createTestUser, type PlatformApp } from '@atrium/testing';
import { Controller, Post, Query } from '@nestjs/common';
import { Client } from 'pg';
import { Access } from '../access/access.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../request/signed-in-user.js';
import { roleUrl } from '../database/database-roles.js';
import { Repeatable } from '../idempotency/once.decorator.js';
import { TenantDb } from '../database/tenant-db.js';
import { Audit } from './audit.js';
import { Audited } from './audited.decorator.js';
import { auditConnection, verifyAudit } from './verify-audit.js';

@Controller('api/pens')
@Access({ session: 'any' })
class PenController {
  constructor(
    private readonly db: TenantDb,
    private readonly audit: Audit,
  ) {}

  @Post()
  @Audited('pen.create', 'pen.recreate')
  @Repeatable('A sample.')
  async create(@CurrentUser() user: SignedInUser, @Query('write') write: string) {
    const resource = { kind: 'pen', id: null, title: 'Blue' };
    await this.db.run(user.companyId, async (tx) => {
      await tx.query('select 1');
      if (write === 'skip') this.audit.skip('pen.recreate');
      else if (write) this.audit.record({ action: write, by: user, resource, after: { ink: 'blue' } });
    });
    return {};
  }
}

let platform: PlatformApp;
let db: TenantDb;
let audit: Audit;
let owner: Client;
let app: Client;
beforeAll(async () => {
  platform = await createPlatformApp({ controllers: [PenController], variables: { DATABASE_POOL: '8' } });
  db = platform.app.get(TenantDb);
  audit = platform.app.get(Audit);
  owner = await auditConnection(platform.env);
  app = new Client({ connectionString: roleUrl(platform.env, 'atrium_app') });
  await app.connect();
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await platform.close();
});

const made = (title: string) => ({
  action: 'pen.create',
  by: null,
  resource: { kind: 'pen', id: null, title },
});
const record = (title: string) => audit.record(made(title));
const add = (companyId: string, title: string) => audit.recordAlone(companyId, made(title));
const titles = async (companyId: string) => {
  const rows = await platform.database.query<{ title: string }>(
    'select resource_title as title from audit_entry where company_id = $1 order by seq',
    [companyId],
  );
  return rows.map(({ title }) => title);
};

test('entries are there if and only if the transaction commits', async () => {
  const companyId = randomUUID();
  await db.run(companyId, async () => {
    record('first');
    await add(companyId, 'second');
  });
  const failed = db.run(companyId, () => {
    record('never');
    throw new Error('No.');
  });
  await expect(failed).rejects.toThrow('No.');
  const swallowed = db.run(companyId, async (tx) => {
    record('never either');
    await tx.query('select 1 / 0').catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow();
  expect(await titles(companyId)).toEqual(['first', 'second']);
});

test('an entry that cannot be written takes the whole transaction with it', async () => {
  const companyId = randomUUID();
  await add(companyId, 'kept');
  const work = db.run(companyId, () => {
    record('lost');
    audit.record({
      action: 'pen.create',
      by: { id: 'no uuid', firstName: '', lastName: '' },
      resource: { kind: 'pen', id: null, title: '' },
    });
    return Promise.resolve();
  });
  await expect(work).rejects.toThrow('no uuid');
  expect(await titles(companyId)).toEqual(['kept']);
});

test('concurrent writers extend one chain per company', async () => {
  const [ours, theirs] = [randomUUID(), randomUUID()];
  const writes = Array.from({ length: 60 }, (_, n) =>
    db.run(n % 3 === 0 ? theirs : ours, async (tx) => {
      await tx.query('select 1');
      record(`pen ${n}`);
      if (n % 2 === 0) record(`cap ${n}`);
    }),
  );
  await Promise.all(writes);
  expect(await verifyAudit(owner, ours)).toMatchObject({ entries: 60, faults: [] });
  expect(await verifyAudit(owner, theirs)).toMatchObject({ entries: 30, faults: [] });
});

describe('the gateway', () => {
  const companyId = randomUUID();
  beforeAll(() => add(companyId, 'kept'));

  const TABLES = ['audit_entry', 'audit_head'];
  test.each(
    TABLES.flatMap((table) => [
      `update ${table} set seq = 7`,
      `delete from ${table}`,
      `truncate ${table}`,
      `insert into ${table} select * from ${table}`,
      `alter table ${table} disable row level security`,
    ]),
  )('cannot %s', async (sql) => {
    await app.query(`begin; set local app.company_id = '${companyId}'`);
    await expect(app.query(sql)).rejects.toMatchObject({ code: '42501' });
    await app.query('rollback');
    expect(await titles(companyId)).toEqual(['kept']);
  });

  test('reads the trail of the transaction’s company only', async () => {
    await app.query(`begin; set local app.company_id = '${randomUUID()}'`);
    const { rows } = await app.query('select 1 from audit_entry');
    await app.query('rollback');
    expect(rows).toEqual([]);
  });

  test('appends nowhere without a company', async () => {
    const entry = JSON.stringify([{ at: '2026-11-20', action: 'a', kind: 'k', title: 't' }]);
    await expect(app.query('select audit_append($1)', [entry])).rejects.toThrow();
  });
});

describe('an operation that declares its actions', () => {
  const user = createTestUser('employee');
  const post = (write: string) => platform.client(user).post(`/api/pens?write=${write}`);

  test.each(['pen.create', 'pen.recreate', 'skip'])('may write %s', async (write) => {
    expect((await post(write)).status).toBe(201);
  });

  test.each(['', 'pen.delete'])('fails outside production when it writes %j', async (write) => {
    const { status, body } = await post(write);
    expect([status, body.error.message]).toEqual([
      500,
      'PenController.create says that it writes pen.create or pen.recreate into the audit trail, and did not.',
    ]);
  });

  test('succeeds in production all the same', async () => {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    const { status } = await post('').finally(() => (process.env['NODE_ENV'] = before));
    expect(status).toBe(201);
  });

  test('names the person, the request and what was made', async () => {
    const answer = await post('pen.create');
    const [entry] = await platform.database.query<Record<string, unknown>>(
      'select * from audit_entry where company_id = $1 order by seq desc limit 1',
      [user.companyId],
    );
    expect(entry).toMatchObject({
      actor_id: user.id,
      actor_name: 'Asha Rao',
      action: 'pen.create',
      resource_kind: 'pen',
      resource_title: 'Blue',
      before: null,
      after: { ink: 'blue' },
      request_id: answer.headers['x-request-id'],
    });
  });
});
