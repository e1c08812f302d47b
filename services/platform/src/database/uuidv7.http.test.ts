import { createTestDatabase, type TestDatabase } from '@atrium/testing';
import { platformMigrations } from './migrations/index.js';
import { UUIDV7_FUNCTION } from './migrations/1763700000001-foundation.migration.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(platformMigrations);
  await database.query(UUIDV7_FUNCTION);
});
afterAll(() => database.drop());

test('the function for PostgreSQL before 18 makes what the built-in one makes', async () => {
  const rows = await database.query<{ id: string; age: number; version: number }>(
    `select id, uuid_extract_version(id) as version,
       abs(extract(epoch from clock_timestamp() - uuid_extract_timestamp(id)))::float as age
     from (select public.uuidv7() as id from generate_series(1, 1000)) made`,
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1000);
  for (const { id, version, age } of rows) {
    expect([version, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/.test(id)]).toEqual([7, true]);
    expect(age).toBeLessThan(1);
  }
});
