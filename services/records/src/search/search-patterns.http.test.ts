import { createTestDatabase, type TestDatabase } from '@atrium/testing';
import { platformMigrations } from '@atrium/platform';
import { recordsMigrations } from '../migrations/index.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase([...platformMigrations, ...recordsMigrations]);
});
afterAll(() => database.drop());

test.each([
  ['Priya', ['%priya%']],
  // The part that all colleagues share is left out, because reading the index for it takes longer the larger the
  // company is.
  ['priya.rao7@acme.test', ['%priya.rao7@%']],
  ['@acme.test', ['%@acme.test%']],
  ['pr@acme.test', ['%pr@acme.test%']],
  ['50%_a', ['%50\\%\\_a%']],
  ['pr', ['pr%', '% pr%', '%.pr%', '%-pr%', '%@pr%']],
  ['%', []],
])('an index looks for %s as %j', async (word, patterns) => {
  expect(await database.query('select search_patterns($1) as patterns', [word])).toEqual([{ patterns }]);
});
