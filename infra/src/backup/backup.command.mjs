import path from 'node:path';
import { parseArgs } from 'node:util';
import { withDatabase } from '../postgres/portal.database.mjs';
import { PlainError } from '../plain.error.mjs';
import { placePostgres } from '../postgres/postgres.place.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { readSettings } from '../portal.settings.mjs';
import { placesOf, pruneBackup } from './backup.folder.mjs';
import { takeBase } from './base.backup.mjs';
import { mirrorData } from './data.mirror.mjs';
import { openArchive } from './wal.archive.mjs';

const defaultKeep = '7';

/**
 * @param {string[]} args
 * @throws {PlainError}
 */
function readArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: 'string', default: defaultKeep } },
  });
  const settings = readSettings(process.env);
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1)
    throw new PlainError('--keep is how many backups stay: 1 or more.');
  const backup = positionals[0] ? path.resolve(positionals[0]) : settings.backupDir;
  if (!backup) throw new PlainError('Say where to: npm run backup -- FOLDER, or set ATRIUM_BACKUP.');
  if (settings.databaseUrl) {
    throw new PlainError(
      'The database of DATABASE_URL is backed up with its own tools (pg_basebackup, pg_dump); keep the data folder with it.',
    );
  }
  return { settings, backup, keep };
}

/**
 * `npm run backup [-- FOLDER] [--keep N]`: copies the database and the files beside it, whether the portal runs or not.
 * @param {string[]} args
 * @throws {PlainError}
 */
export async function backUp(args) {
  const { settings, backup, keep } = readArguments(args);
  const progress = createProgress();
  await withDatabase(settings, async (url) => {
    const { cluster } = await placePostgres(settings.dataDir);
    await openArchive(settings.dataDir, backup);
    const base = await progress.step('Copying the database', () =>
      takeBase({ url: new URL(url), cluster, backup }),
    );
    // After the database, so that every upload to which that copy refers is included.
    await progress.step('Copying the files beside it', () =>
      mirrorData(settings.dataDir, placesOf(backup).files),
    );
    pruneBackup(backup, keep);
    progress.line(`Backed up to ${base}`);
  });
}
