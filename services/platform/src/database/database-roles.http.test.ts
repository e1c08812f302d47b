import { createPlatformApp, type PlatformApp } from '@atrium/testing';
import { Client } from 'pg';
import { roleUrl } from './database-roles.js';

let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp();
});
afterAll(() => platform.close());

const asApp = async (sql: string, database?: string) => {
  const url = new URL(roleUrl(platform.env, 'atrium_app'));
  if (database) url.pathname = `/${database}`;
  const client = new Client({ connectionString: url.toString() });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
};

test.each([
  ["select set_config('app.company_id', 'x', true)", 'permission denied for function set_config'],
  [
    "update pg_settings set setting = '1' where name = 'work_mem'",
    'permission denied for function set_config',
  ],
  ['truncate job', 'permission denied'],
  ['alter table job disable row level security', 'must be owner'],
  ["select atrium_protect('job')", 'permission denied'],
  ['set role atrium_owner', 'permission denied'],
  ['create table mine (id int)', 'permission denied'],
  ['select * from migration', 'permission denied'],
  ['create temporary table mine (id int)', 'permission denied to create temporary tables'],
  ['select lo_create(0)', 'permission denied for function lo_create'],
  ["select lo_from_bytea(0, 'x')", 'permission denied for function lo_from_bytea'],
])('the role of the gateway cannot %s', async (sql, refusal) => {
  await expect(asApp(sql)).rejects.toThrow(refusal);
});

test.each(['postgres', 'template1'])(
  'the role of the gateway cannot connect to the database %s',
  async (name) => {
    await expect(asApp('select 1', name)).rejects.toThrow('permission denied for database');
  },
);

test.each([
  ['statement_timeout', '15s'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '30s'],
  ['max_parallel_workers_per_gather', '0'],
  ['jit', 'off'],
])('the role of the gateway has a %s of %s', async (name, value) => {
  expect(await asApp(`show ${name}`)).toEqual([{ [name]: value }]);
});
