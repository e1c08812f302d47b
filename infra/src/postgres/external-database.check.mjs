import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PlainError, codeOf, messageOf } from '../plain.error.mjs';

const oldestVersion = 150_000;
const patienceMs = 30_000;

// The server is not there yet or still starting, possibly at the same time as we are.
const notYet = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03']);

/**
 * @param {string} url
 * @returns {Promise<number>} e.g. 180004
 */
async function versionOf(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    return Number(rows[0].server_version_num);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Checked before anything is sent there: a server without TLS may be anybody's, and ask for the password in plain text.
 * @param {string} url
 * @throws {PlainError}
 */
export async function requireSafeAddress(url) {
  const { databaseUrlProblem } = await import('@atrium/platform');
  const problem = databaseUrlProblem(url);
  if (problem) throw new PlainError(problem);
}

/**
 * Checks that DATABASE_URL leads to a suitable PostgreSQL, waiting half a minute for one that is still starting.
 * @param {string} url
 * @param {{ signal?: AbortSignal }} [options]
 * @throws {PlainError}
 */
export async function checkExternalDatabase(url, { signal } = {}) {
  await requireSafeAddress(url);
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      const version = await versionOf(url);
      if (version >= oldestVersion) return;
      throw new PlainError(
        `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}: 15 or newer is needed.`,
      );
    } catch (error) {
      if (error instanceof PlainError) throw error;
      if (signal?.aborted || !notYet.has(codeOf(error)) || Date.now() > deadline) {
        throw new PlainError(
          `Cannot use the database of DATABASE_URL: ${messageOf(error) || codeOf(error)}.`,
        );
      }
      await wait(500);
    }
  }
}
