import path from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '../plain.error.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { readSettings } from '../portal.settings.mjs';
import { restore } from './restore.steps.mjs';

/**
 * @param {string | undefined} text
 * @returns {Date | undefined}
 */
function readMoment(text) {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/T.*(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    throw new PlainError(`--at is a moment with its zone, like 2026-11-20T14:30:00+05:30, not "${text}".`);
  }
  if (at > new Date()) throw new PlainError(`${text} is still to come.`);
  return at;
}

/**
 * `npm run restore [-- FOLDER] [--at MOMENT]`: fills an empty data folder (ATRIUM_DATA) from a backup, with the state
 * at that moment or at the end of the archived log.
 * @param {string[]} args
 * @throws {PlainError}
 */
export async function restoreBackup(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { at: { type: 'string' } },
  });
  const { dataDir, backupDir, databaseUrl } = readSettings(process.env);
  const backup = positionals[0] ? path.resolve(positionals[0]) : backupDir;
  if (!backup) throw new PlainError('Say where from: npm run restore -- FOLDER, or set ATRIUM_BACKUP.');
  if (databaseUrl) throw new PlainError('The database of DATABASE_URL is restored with its own tools.');
  const until = await restore({ backup, dataDir, at: readMoment(values.at), progress: createProgress() });
  console.log(`${dataDir} is as it was at ${until.toISOString()}: npm start runs it.`);
}
