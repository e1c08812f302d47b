import { createTestDatabase, findUnprotected, type TestDatabase } from '@atrium/testing';
import { migrations } from './migrations.js';

/** Every table that is not a company's: the whole list. A new one needs a reason in the design of ownership. */
const GLOBAL_TABLES = [
  'migration',
  'outbox_queue',
  'limiter',
  'company',
  'release',
  'channel',
  'channel_log',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(migrations);
});
afterAll(() => database.drop());

test('every table is global and listed, or protected by company in every key', async () => {
  expect(await findUnprotected(database, GLOBAL_TABLES)).toEqual([]);
});

test('every migration runs once and they are in order', async () => {
  const rows = await database.query<{ name: string }>('select name from migration order by id');
  const stamps = rows.map(({ name }) => name.slice(-13));
  expect(rows).toHaveLength(migrations.length);
  expect(stamps).toEqual([...stamps].sort());
});
