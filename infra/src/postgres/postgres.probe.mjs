import fs from 'node:fs';
import pg from 'pg';
import { PlainError, codeOf } from '../plain.error.mjs';

/** The database of the portal inside the embedded cluster. */
export const databaseName = 'atrium';

const wrongPassword = '28P01';
const alreadyThere = '42P04';

/**
 * Asks a server whether it serves this cluster, and creates the portal's database if it is missing.
 * @param {{ cluster: string, port: number, password: string }} server
 * @returns {Promise<boolean>} false while it does not answer yet, or when it serves something else
 * @throws {PlainError} when it does not know the password
 */
export async function isServing({ cluster, port, password }) {
  const connection = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    if (fs.realpathSync(rows[0].data_directory) !== cluster) return false;
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (!found.rowCount) await client.query(`create database ${databaseName}`);
    // The portal's roles need no access to the databases that every server comes with.
    await client.query('revoke all on database postgres, template1 from public');
    return true;
  } catch (error) {
    if (codeOf(error) === alreadyThere) return true;
    if (codeOf(error) !== wrongPassword) return false;
    throw new PlainError(
      `The database in ${cluster} does not accept the password kept in postgres.json beside it.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
