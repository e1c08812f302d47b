import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PlainError, messageOf } from '../plain.error.mjs';
import { programOf } from './postgres.binaries.mjs';

const run = promisify(execFile);

// Texts are sorted alike on every system, whatever its locale.
const flags = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
];

/** PostgreSQL's programs must not see PGDATA, LC_ALL and similar variables of the caller. */
export const cleanEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the cluster if it is missing. It is created beside its place and then renamed, so that an interrupted
 * creation is never mistaken for a complete cluster.
 * @param {import('./postgres.place.mjs').Place} place
 * @param {{ durable: boolean }} options
 * @returns {Promise<boolean>} whether it was created
 */
export async function createCluster({ cluster, binaries, user, remembered }, { durable }) {
  if (fs.existsSync(cluster)) return false;
  const unfinished = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.rmSync(passwordFile, { force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  fs.writeFileSync(passwordFile, `${remembered.password}\n`, { mode: 0o600 });
  if (user) for (const file of [unfinished, passwordFile]) fs.chownSync(file, user.uid, user.gid);
  try {
    const args = ['-D', unfinished, `--pwfile=${passwordFile}`, ...flags, ...(durable ? [] : ['--no-sync'])];
    await run(programOf(binaries, 'initdb'), args, {
      ...user,
      cwd: path.dirname(cluster),
      env: cleanEnvironment,
    });
  } catch (error) {
    throw new PlainError(`The database could not be created in ${cluster}: ${messageOf(error)}`);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  fs.renameSync(unfinished, cluster);
  return true;
}
