import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnv, type Env } from '@atrium/platform';
import { TEST_SECRET } from '../database/template-database.js';

/** One key, named `test`. */
export const TEST_SECRET_KEYS = `test:${'5ec2e7'.padEnd(64, '0')}`;

/** An environment for one application under test, with its own data folder. */
export function createTestEnv(databaseUrl: string, variables: Record<string, string> = {}): Env {
  const dataDir = mkdtempSync(path.join(process.env['ATRIUM_TEST_FOLDER'] ?? tmpdir(), 'atrium-app-'));
  return loadEnv({
    DATABASE_URL: databaseUrl,
    ATRIUM_SECRET: TEST_SECRET,
    ATRIUM_SECRET_KEYS: TEST_SECRET_KEYS,
    ATRIUM_DATA: dataDir,
    ATRIUM_SHELL: path.join(dataDir, 'shell'),
    ATRIUM_DEMO: 'off',
    PUBLIC_URL: 'http://localhost:4300',
    DATABASE_POOL: '5',
    // Several suites share a processor, so that even a short line of requests takes a while.
    DATABASE_POOL_WAIT_MS: '10000',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...variables,
  });
}
