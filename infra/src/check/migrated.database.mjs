import { buildChanged } from '../build/build.step.mjs';
import { startTestPostgres } from '../postgres/test-postgres.process.mjs';
import { createProgress } from '../progress.reporter.mjs';

/**
 * Runs all migrations on an empty embedded database.
 * @template T
 * @param {(databaseUrl: string) => Promise<T>} work given the URL of a superuser
 * @returns {Promise<T>}
 */
export async function withMigratedDatabase(work) {
  await buildChanged(createProgress({ write: () => true }), { bundles: false });
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
