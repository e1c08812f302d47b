import { startTestPostgres } from '@atrium/infra/postgres';

/**
 * Starts one PostgreSQL server for all server tests of a run. ATRIUM_TEST_DATABASE_URL names another server, which is
 * left running.
 */
export default async function setUp() {
  process.env.ATRIUM_TEST_RUN = `${Date.now()}`;
  if (process.env.ATRIUM_TEST_DATABASE_URL) return;
  const postgres = await startTestPostgres();
  process.env.ATRIUM_TEST_DATABASE_URL = postgres.url;
  globalThis.stopTestPostgres = postgres.stop;
}
