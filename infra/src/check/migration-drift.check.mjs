import { buildChanged } from '../build/build.step.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { startTestPostgres } from '../postgres/test-postgres.process.mjs';
import { fromProblems } from './command.step.mjs';
import { findDrift } from './migration-drift.rules.mjs';

/** @param {string} databaseUrl of a superuser and an empty database */
async function compareWith(databaseUrl) {
  const { bootstrapDatabase, migrateDatabase } = await import('@atrium/platform');
  const { entities, migrations } = await import('@atrium/gateway');
  const { DataSource } = await import('typeorm');
  const { readDatabaseColumns, readEntityColumns } = await import('./migration-drift.columns.mjs');
  const secret = 'of a database that lives for one check';
  await bootstrapDatabase({ databaseUrl, secret });
  await migrateDatabase({ databaseUrl, secret, migrations });
  const source = new DataSource({ type: 'postgres', url: databaseUrl, entities, installExtensions: false });
  await source.initialize();
  try {
    return findDrift(await readEntityColumns(source), await readDatabaseColumns(source));
  } finally {
    await source.destroy();
  }
}

/**
 * Runs all migrations on an empty embedded database and compares its columns with those of the entities.
 * @returns {Promise<import('./step.runner.mjs').Result>}
 */
export async function checkMigrationDrift() {
  await buildChanged(createProgress({ write: () => true }), { bundles: false });
  const database = await startTestPostgres();
  try {
    return fromProblems(await compareWith(database.url));
  } finally {
    await database.stop();
  }
}
