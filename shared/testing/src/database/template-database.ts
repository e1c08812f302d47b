import { createHash } from 'node:crypto';
import { bootstrapDatabase, migrateDatabase, type Migration } from '@atrium/platform';
import { Client } from 'pg';

/** Secret of the test server's roles, which all databases of a run share. */
export const TEST_SECRET = 'a secret that only tests have, long enough';

const TEMPLATE_LOCK = 4_710_100;

/** The server's URL for one of its databases. */
export function databaseUrl(name: string): string {
  const server = process.env['ATRIUM_TEST_DATABASE_URL'];
  if (!server) throw new Error('Run server tests with Jest: its set-up starts the database.');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Runs statements as the superuser, one after the other. */
export async function asAdmin<T>(database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Name of a migrated database from which copies are made. The first worker of the run to ask creates it.
 * @param migrations in any order
 */
export async function ensureTemplate(migrations: readonly Migration[]): Promise<string> {
  // The name includes the SQL, because two test files may give different migrations the same name.
  const contents = migrations.map((Class) => `${String(new Class().name)} ${Class.sql}`).sort();
  const hash = createHash('sha256').update(contents.join()).digest('hex').slice(0, 12);
  const template = `template_${process.env['ATRIUM_TEST_RUN'] ?? 'run'}_${hash}`;
  await asAdmin('postgres', async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    // Renamed only when it is complete, so that a failed migration fails for every worker.
    const draft = `${template}_draft`;
    await admin.query(`drop database if exists ${draft}`);
    await admin.query(`create database ${draft}`);
    const source = { databaseUrl: databaseUrl(draft), secret: TEST_SECRET };
    await bootstrapDatabase(source);
    await migrateDatabase({ ...source, migrations });
    await admin.query(`alter database ${draft} rename to ${template}`);
  });
  return template;
}
