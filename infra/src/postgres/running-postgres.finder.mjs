import { databaseName } from './postgres.probe.mjs';
import { placePostgres, recall } from './postgres.place.mjs';
import { findPostmaster } from './postmaster.file.mjs';

/**
 * The embedded database of a data folder, if it runs.
 * @param {string} dataDir absolute
 * @returns {Promise<string | null>} connection of the superuser
 */
export async function findRunningPostgres(dataDir) {
  if (!recall(dataDir)) return null;
  const { cluster, remembered } = await placePostgres(dataDir);
  const running = findPostmaster(cluster);
  const port = running && (running.port || remembered.port);
  return port ? `postgres://postgres:${remembered.password}@127.0.0.1:${port}/${databaseName}` : null;
}
