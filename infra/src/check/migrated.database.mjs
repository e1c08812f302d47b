import { startTestPostgres } from '../postgres/test-postgres.process.mjs';

/**
 * Runs all migrations, as built, on an empty embedded database.
 * @template T
 * @param {(databaseUrl: string) => Promise<T>} work given the URL of a superuser
 * @returns {Promise<T>}
 */
export async function withMigratedDatabase(work) {
  const { bootstrapDatabase, migrateDatabase } = await import('@atrium/platform');
  const { migrations } = await import('@atrium/gateway');
  const { url: databaseUrl, stop } = await startTestPostgres();
  try {
    const secret = 'of a database that lives for one check';
    await bootstrapDatabase({ databaseUrl, secret });
    await migrateDatabase({ databaseUrl, secret, migrations });
    return await work(databaseUrl);
  } finally {
    await stop();
  }
}
