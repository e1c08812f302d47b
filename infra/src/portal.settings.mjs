import path from 'node:path';
import { PlainError } from './plain.error.mjs';
import { projectRoot } from './project.paths.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} dataDir absolute
 * @property {string} publicUrl the address that people and mails use
 * @property {boolean} demo whether the demo company is wanted
 * @property {string | undefined} backupDir absolute; where the database's log is archived and backups are kept
 * @property {string | undefined} databaseUrl of a PostgreSQL to use instead of the embedded one
 */

/**
 * Decides like the gateway: see loopback.rules.ts, which may not be built yet.
 * @param {string} url
 */
const isThisMachine = (url) =>
  URL.canParse(url) && /^(.*\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(new URL(url).hostname);

/**
 * Reads the settings of a start from the environment.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 * @throws {PlainError} naming the variable that is wrong
 */
export function readSettings(env) {
  const port = Number(env.PORT || 4300);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  }
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
  const demo = env.ATRIUM_DEMO || (isThisMachine(publicUrl) ? 'on' : 'off');
  if (demo !== 'on' && demo !== 'off') throw new PlainError(`ATRIUM_DEMO must be on or off, not "${demo}".`);
  return {
    port,
    dataDir: path.resolve(projectRoot, env.ATRIUM_DATA || '.atrium'),
    publicUrl,
    demo: demo === 'on',
    backupDir: env.ATRIUM_BACKUP ? path.resolve(projectRoot, env.ATRIUM_BACKUP) : undefined,
    databaseUrl: env.DATABASE_URL || undefined,
  };
}
