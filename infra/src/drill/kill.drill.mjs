import { auditLedger } from './ledger.audit.mjs';
import { createClient } from './drill.client.mjs';
import { write } from './drill.writer.mjs';
import { startDrilledPortal } from './drilled.portal.mjs';
import { WriteLedger } from './write.ledger.mjs';

const writers = 16;

/** @typedef {import('./drilled.portal.mjs').Fault} Fault */

/** @type {Fault[]} */
const order = ['gateway', 'database connections', 'worker', 'database', 'browser connections'];

/**
 * @param {string} url
 * @returns {Promise<string>} the session's cookie
 */
async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      companyCode: 'demo',
      email: 'hr@demo.test',
      password: process.env.ATRIUM_DEMO_PASSWORD ?? 'Demo!2026',
    }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`Signing in failed with ${answer.status}.`);
  return cookie;
}

/**
 * Does one fault after another, each somewhere between two acknowledged writes.
 * @param {object} options
 * @param {import('./drilled.portal.mjs').DrilledPortal} options.portal
 * @param {WriteLedger} options.ledger
 * @param {number} options.faults
 * @param {number} options.writes
 * @param {AbortSignal} options.signal
 * @param {(text: string) => void} options.print
 */
async function disturb({ portal, ledger, faults, writes, signal, print }) {
  const share = writes / (faults + 1);
  for (let done = 0; done < faults; done += 1) {
    const jitter = share * (Math.random() - 0.5);
    await ledger.reached(Math.round(share * (done + 1) + jitter), signal);
    const fault = /** @type {Fault} */ (order[done % order.length]);
    await portal.faults[fault]();
    print(`${done + 1} of ${faults}: ${fault}, after ${ledger.acknowledged} writes`);
  }
  await ledger.reached(writes, signal);
}

/**
 * Writes as many people at once, while processes are killed and connections cut, and holds the database against what
 * was acknowledged.
 * @param {object} options
 * @param {string} options.dataDir of a portal that nobody uses
 * @param {{ gateway: readonly string[], worker: readonly string[] }} options.programs what Node is started with
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {number} options.faults
 * @param {number} options.writes how many are acknowledged before it ends
 * @param {(text: string) => void} [options.print]
 */
export async function killDrill({ dataDir, programs, env, faults, writes, print = () => undefined }) {
  const portal = await startDrilledPortal({ dataDir, programs, env });
  try {
    const client = createClient(portal.url, await signIn(portal.url));
    const ledger = new WriteLedger();
    const end = new AbortController();
    const writing = Promise.all(Array.from({ length: writers }, () => write(client, ledger, end.signal)));
    writing.catch((error) => end.abort(error));
    await disturb({ portal, ledger, faults, writes, signal: end.signal, print });
    end.abort();
    await writing;
    client.close();
    const { databaseUrl } = portal;
    return { ...(await auditLedger({ ledger, databaseUrl, dataDir })), ledger };
  } finally {
    await portal.stop();
  }
}
