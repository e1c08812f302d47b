import { defineMigration, platformMigrations } from '@atrium/platform';
import { recordsMigrations } from '@atrium/records';
import { findUnprotected } from './catalogue.js';
import { asAdmin } from './template-database.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

const GLOBAL_TABLES = [
  'migration',
  'outbox_queue',
  'limiter',
  'job_worker',
  'job_schedule',
  'maintenance',
  'record_table',
  'company',
];
const SEARCHED_TABLES = ['audit_entry', 'search_document', 'search_word'];

const base = defineMigration(
  '1763700000090-sample',
  `create table company (id uuid primary key);
   create table pen (company_id uuid not null references company(id), id uuid not null, primary key (company_id, id));
   select atrium_protect('pen');
   create view shown_pen with (security_invoker = true) as select company_id, id from pen;`,
);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase([...platformMigrations, ...recordsMigrations, base]);
});
afterAll(() => database.drop());

test('nothing is wrong with tables made as they should be', async () => {
  expect(await findUnprotected(database, GLOBAL_TABLES, SEARCHED_TABLES)).toEqual([]);
});

const NEEDS_SUPERUSER = /set_config|owner to|on schema|on database|lo_create/;
const onThis = (rights: string) =>
  `do $$ begin execute replace('${rights}', 'THIS', current_database()); end $$`;
const columns = 'company_id uuid not null, id uuid not null';
const key = 'primary key (company_id, id)';

test.each([
  ['bad has no forced row-level security', `create table bad (${columns}, ${key})`],
  [
    'bad has no forced row-level security',
    `create table bad (${columns}, ${key}); select atrium_protect('bad'); alter table bad no force row level security`,
  ],
  [
    'bad has other policies than the one',
    `create table bad (${columns}, ${key}); select atrium_protect('bad'); create policy extra on bad using (true)`,
  ],
  [
    'bad has other policies than the one',
    `create table bad (${columns}, ${key}); alter table bad enable row level security; alter table bad force row level security;
     create policy company_only on bad using (true)`,
  ],
  [
    'bad has no company_id that is a uuid and not null',
    `create table bad (id uuid primary key); alter table bad enable row level security`,
  ],
  ['pen is read past its policy, or was to be', `select atrium_let_search('pen')`],
  ['bad has no primary key', `create table bad (${columns}); select atrium_protect('bad')`],
  [
    'bad.bad_pkey does not begin with company_id',
    `create table bad (${columns}, primary key (id, company_id)); select atrium_protect('bad')`,
  ],
  [
    'bad.bad_name_key does not begin with company_id',
    `create table bad (${columns}, name text unique, ${key}); select atrium_protect('bad')`,
  ],
  [
    'bad.bad_pen_fkey does not begin with company_id',
    `alter table pen add unique (company_id, id); create unique index pen_id on pen (id);
     create table bad (${columns}, pen uuid references pen(id), ${key}); select atrium_protect('bad')`,
  ],
  [
    'index bad_name is unique without beginning with company_id',
    `create table bad (${columns}, name text, ${key}); create unique index bad_name on bad (lower(name)); select atrium_protect('bad')`,
  ],
  ['bad is a view, which row-level security does not guard', 'create view bad as select * from pen'],
  [
    'bad is a view, which row-level security does not guard',
    'create materialized view bad as select * from pen',
  ],
  [
    'bad_1 is a partition, which can be read past the policy of its parent',
    `create table bad (${columns}, ${key}) partition by hash (company_id);
     create table bad_1 partition of bad for values with (modulus 1, remainder 0)`,
  ],
  [
    'atrium_app may truncate pen, which row-level security does not see',
    'grant truncate on pen to atrium_app',
  ],
  ['PUBLIC may use pen', 'grant select on pen to public'],
  [
    'bad does not belong to atrium_owner',
    `create table bad (${columns}, ${key}); alter table bad owner to postgres`,
  ],
  [
    'function bad(): everybody may call it',
    `create function bad() returns int language sql as 'select 1'; grant execute on function bad() to public`,
  ],
  [
    'function bad() runs as its owner with a search path from outside',
    `create function bad() returns int language sql security definer as 'select 1'`,
  ],
  ['atrium_app may create in the schema', 'grant create on schema public to atrium_app'],
  [
    'atrium_app may call set_config',
    'grant execute on function pg_catalog.set_config(text, text, boolean) to public',
  ],
  [
    'atrium_publisher may call lo_create, which makes or reads large objects',
    'grant execute on function pg_catalog.lo_create(oid) to public',
  ],
  ['atrium_worker may make temporary tables', onThis('grant temporary on database THIS to atrium_worker')],
  ['PUBLIC may connect', onThis('grant connect on database THIS to public')],
  ['atrium_app may connect to the database template1', 'grant connect on database template1 to atrium_app'],
  ['forgotten is listed as global but does not exist', 'select 1', ['forgotten']],
])('%s', async (fault, seed, alsoGlobal: string[] = []) => {
  const faults = await asAdmin(database.name, async (admin) => {
    await admin.query('begin');
    await admin.query(`set local role ${NEEDS_SUPERUSER.test(seed) ? 'postgres' : 'atrium_owner'}`);
    await admin.query(seed);
    const query = async (sql: string, values?: unknown[]) => (await admin.query(sql, values)).rows;
    return findUnprotected({ query }, [...GLOBAL_TABLES, ...alsoGlobal], SEARCHED_TABLES);
  });
  expect(faults).toContain(fault);
});
