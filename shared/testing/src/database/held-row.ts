import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestDatabase } from './test-database.js';

const LOOK_MS = 20;
/** Shorter than a test's time limit, so that the error says what was waited for. */
const PATIENCE_MS = 120_000;

const WAITING = `
  select exists (select from pg_stat_activity
    where $1 = any (pg_blocking_pids(pid)) and query ilike '%' || $2 || '%') as waits`;

export interface HeldRow {
  /**
   * Waits until a statement that names this waits for the row.
   * @throws {Error} after two minutes
   */
  untilAwaited(name: string): Promise<void>;
  release(): Promise<void>;
}

/**
 * Holds rows in a transaction of its own, so that who writes them, or what refers to them, stands still there.
 * @param select the rows, without `for update`
 */
export async function holdRow(
  database: Pick<TestDatabase, 'url' | 'query'>,
  select: string,
  values: unknown[],
): Promise<HeldRow> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  const held = await client.query(`${select} for update`, values);
  if (held.rowCount === 0) throw new Error('There is no row to hold.');
  const [{ pid }] = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows as [
    { pid: number },
  ];
  return {
    untilAwaited: async (name) => {
      const deadline = Date.now() + PATIENCE_MS;
      const look = () => database.query<{ waits: boolean }>(WAITING, [pid, name]);
      while (!(await look())[0]?.waits) {
        if (Date.now() > deadline) throw new Error(`No statement on ${name} waits for the row.`);
        await wait(LOOK_MS);
      }
    },
    release: () => client.end(),
  };
}
