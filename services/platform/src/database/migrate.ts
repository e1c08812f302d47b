import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { roleUrl } from './database-roles.js';
import type { Migration } from './define-migration.js';

const MIGRATION_LOCK = 4_710_002;

export interface MigrateOptions {
  databaseUrl: string;
  secret: string;
  migrations: readonly Migration[];
}

/**
 * Runs the pending migrations in the order of their timestamps as atrium_owner, each in its own transaction.
 * Several processes may call it at once.
 * @returns names of the migrations that ran now
 */
export async function migrateDatabase(options: MigrateOptions): Promise<string[]> {
  const url = roleUrl(options, 'atrium_owner');
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await runPending(url, options.migrations);
  } finally {
    await lock.end();
  }
}

async function runPending(url: string, migrations: readonly Migration[]): Promise<string[]> {
  const source = new DataSource({
    type: 'postgres',
    url,
    migrations: [...migrations],
    migrationsTableName: 'migration',
    installExtensions: false,
    logging: false,
  });
  await source.initialize();
  try {
    const done = await source.runMigrations({ transaction: 'each' });
    return done.map(({ name }) => name);
  } finally {
    await source.destroy();
  }
}
