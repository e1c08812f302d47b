import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '@atrium/infra/postgres';

/**
 * Starts one PostgreSQL server for all server tests of a run, and makes a folder for what the portals under test write.
 * ATRIUM_TEST_DATABASE_URL names another server, which is left running.
 */
export default async function setUp() {
  process.env.ATRIUM_TEST_RUN = `${Date.now()}`;
  process.env.ATRIUM_TEST_FOLDER = mkdtempSync(path.join(tmpdir(), 'atrium-test-'));
  if (process.env.ATRIUM_TEST_DATABASE_URL) return;
  const postgres = await startTestPostgres();
  process.env.ATRIUM_TEST_DATABASE_URL = postgres.url;
  globalThis.stopTestPostgres = postgres.stop;
}
