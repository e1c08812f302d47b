import { fromProblems } from './command.step.mjs';
import { withMigratedDatabase } from './migrated.database.mjs';
import { findDrift } from './migration-drift.rules.mjs';

/** @param {string} databaseUrl of a superuser */
async function compareWith(databaseUrl) {
  const { entities } = await import('@atrium/gateway');
  const { DataSource } = await import('typeorm');
  const { readDatabaseColumns, readEntityColumns } = await import('./migration-drift.columns.mjs');
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
  return fromProblems(await withMigratedDatabase(compareWith));
}
