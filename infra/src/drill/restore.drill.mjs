import path from 'node:path';
import { placesOf } from '../backup/backup.folder.mjs';
import { takeBase } from '../backup/base.backup.mjs';
import { mirrorData } from '../backup/data.mirror.mjs';
import { restore } from '../backup/restore.steps.mjs';
import { openArchive } from '../backup/wal.archive.mjs';
import { placePostgres } from '../postgres/postgres.place.mjs';
import { startDrilledPortal } from './drilled.portal.mjs';
import { auditLedger } from './ledger.audit.mjs';
import { whileWriting } from './write.load.mjs';
import { WriteLedger } from './write.ledger.mjs';

/**
 * @param {WriteLedger} ledger
 * @returns {WriteLedger} as it is now
 */
function copyOf(ledger) {
  const copy = new WriteLedger();
  copy.acknowledged = ledger.acknowledged;
  copy.people = ledger.people.map((person) => ({ ...person }));
  return copy;
}

/**
 * Backs a portal up while people write, restores it elsewhere to a moment after the backup, starts it there, and checks
 * that everything acknowledged by that moment exists.
 * @param {object} options
 * @param {string} options.folder empty; gets the portal, its backup and what is restored
 * @param {import('./drilled.portal.mjs').Programs} options.programs what Node is started with
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number} options.writes how many are acknowledged by the moment that is restored
 * @param {import('../progress.reporter.mjs').Progress} options.progress
 */
export async function restoreDrill({ folder, programs, env, writes, progress }) {
  const dataDir = path.join(folder, 'portal');
  const backup = path.join(folder, 'backup');
  const restored = path.join(folder, 'restored');
  const settings = await openArchive(dataDir, backup);
  const ledger = new WriteLedger();
  const first = await startDrilledPortal({ dataDir, programs, env, settings });
  /** @type {{ ledger: WriteLedger, at: Date } | undefined} */
  let moment;
  try {
    await whileWriting({ portal: first, ledger }, async () => {
      await ledger.reached(writes / 2);
      const { cluster } = await placePostgres(dataDir);
      await progress.step('Backing up while people write', () =>
        takeBase({ url: new URL(first.databaseUrl), cluster, backup }),
      );
      await ledger.reached(Math.max(writes, ledger.acknowledged + writes / 2));
      moment = { ledger: copyOf(ledger), at: new Date() };
      await ledger.reached(ledger.acknowledged + writes / 2);
    });
  } finally {
    await first.stop();
  }
  if (!moment) throw new Error('Nothing was written.');
  await mirrorData(dataDir, placesOf(backup).files);
  await restore({ backup, dataDir: restored, at: moment.at, progress });
  const second = await startDrilledPortal({ dataDir: restored, programs, env });
  try {
    const { lost } = await auditLedger({
      ledger: moment.ledger,
      databaseUrl: second.databaseUrl,
      dataDir: restored,
    });
    return { lost, acknowledged: moment.ledger.acknowledged };
  } finally {
    await second.stop();
  }
}
