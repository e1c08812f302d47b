import { auditLedger } from './ledger.audit.mjs';
import { startDrilledPortal } from './drilled.portal.mjs';
import { whileWriting } from './write.load.mjs';
import { WriteLedger } from './write.ledger.mjs';

/** @typedef {import('./drilled.portal.mjs').Fault} Fault */

/** @type {Fault[]} */
const order = ['gateway', 'database connections', 'worker', 'database', 'browser connections'];

/**
 * Causes one fault after another, each between two acknowledged writes.
 * @param {object} options
 * @param {import('./drilled.portal.mjs').DrilledPortal} options.portal
 * @param {WriteLedger} options.ledger
 * @param {number} options.faults
 * @param {number} options.writes
 * @param {(text: string) => void} options.print
 */
async function disturb({ portal, ledger, faults, writes, print }) {
  const share = writes / (faults + 1);
  for (let done = 0; done < faults; done += 1) {
    // oxlint-disable-next-line atrium/restricted-syntax -- when something is killed need not be a secret
    const jitter = share * (Math.random() - 0.5);
    await ledger.reached(Math.round(share * (done + 1) + jitter));
    const fault = /** @type {Fault} */ (order[done % order.length]);
    await portal.faults[fault]();
    print(`${done + 1} of ${faults}: ${fault}, after ${ledger.acknowledged} writes`);
  }
  await ledger.reached(writes);
}

/**
 * Writes as many people at once while processes are killed and connections cut, and compares the database with what was
 * acknowledged.
 * @param {object} options
 * @param {string} options.dataDir of a portal that nobody uses
 * @param {import('./drilled.portal.mjs').Programs} options.programs what Node is started with
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number} options.faults
 * @param {number} options.writes how many are acknowledged before it ends
 * @param {(text: string) => void} [options.print]
 */
export async function killDrill({ dataDir, programs, env, faults, writes, print = () => undefined }) {
  const portal = await startDrilledPortal({ dataDir, programs, env });
  try {
    const ledger = new WriteLedger();
    await whileWriting({ portal, ledger }, () => disturb({ portal, ledger, faults, writes, print }));
    return { ...(await auditLedger({ ledger, databaseUrl: portal.databaseUrl, dataDir })), ledger };
  } finally {
    await portal.stop();
  }
}
