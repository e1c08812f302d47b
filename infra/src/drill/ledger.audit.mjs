import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const stalledMs = 180_000;

const PEOPLE = `
  select e.id, e.work_email as email, e.version, e.phone,
    (select count(*)::int from audit_entry a
      where a.company_id = e.company_id and a.resource_kind = 'employee' and a.resource_id = e.id::text
        and a.action in ('employee.create', 'employee.update')) as entries
  from employee e where e.work_email like '%@drill.test'`;

// Counts retries; jobs enqueued for another day are left out.
const WAITING = `
  select (select count(*)::int from outbox_queue) + (select count(*)::int from graphile_worker._private_jobs
    where locked_at is not null or run_at < now() + interval '1 minute') as waiting`;

/** @typedef {import('./write.ledger.mjs').WriteLedger} WriteLedger */
/** @typedef {{ id: string, email: string, version: number, phone: string, entries: number }} Row */

/**
 * Waits until every event and job is done, however many there are, unless none is done for three minutes.
 * @param {pg.Client} client
 */
async function settle(client) {
  let least = Infinity;
  let deadline = Date.now() + stalledMs;
  for (;;) {
    const { rows } = await client.query(WAITING);
    const { waiting } = rows[0];
    if (waiting === 0) return;
    if (waiting < least) {
      least = waiting;
      deadline = Date.now() + stalledMs;
    }
    if (Date.now() > deadline) throw new Error(`${waiting} events or jobs are still waiting.`);
    await wait(200);
  }
}

/**
 * @param {string} dataDir
 * @returns {Map<string, number>} address -> mails to it
 */
function countMails(dataDir) {
  const outbox = path.join(dataDir, 'outbox');
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of fs.readdirSync(outbox).filter((file) => file.endsWith('.json'))) {
    const { to } = JSON.parse(fs.readFileSync(path.join(outbox, name), 'utf8'));
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}

/**
 * @param {import('./write.ledger.mjs').Written} person
 * @param {Row | undefined} row
 */
function isLost({ version, phone }, row) {
  return !row || row.version < version || (row.version === version && row.phone !== phone);
}

/**
 * Compares the database with what was acknowledged.
 * @param {object} options
 * @param {WriteLedger} options.ledger
 * @param {string} options.databaseUrl
 * @param {string} options.dataDir
 * @returns {Promise<{ lost: string[], twice: string[] }>} a sentence for each
 */
export async function auditLedger({ ledger, databaseUrl, dataDir }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await settle(client);
    const { rows } = await client.query(PEOPLE);
    const found = new Map(rows.map((/** @type {Row} */ row) => [row.id, row]));
    const mails = countMails(dataDir);
    const known = new Set(ledger.people.map(({ id }) => id));
    const lost = ledger.people
      .filter((person) => isLost(person, found.get(person.id)))
      .map(
        (person) =>
          `${person.email}: ${JSON.stringify(person)} against ${JSON.stringify(found.get(person.id))}`,
      );
    const unmailed = ledger.people.filter(({ invited, email }) => invited && !mails.has(email));
    const unknown = rows.filter(({ id }) => !known.has(id)).map(({ email }) => `${email}: created unasked`);
    const changed = ledger.people
      .filter(({ id, version }) => (found.get(id)?.version ?? 0) > version)
      .map(({ email }) => `${email}: changed once more than asked`);
    const trail = ledger.people
      .filter(({ id, changes }) => found.has(id) && found.get(id)?.entries !== changes + 1)
      .map(
        ({ id, email, changes }) =>
          `${email}: ${found.get(id)?.entries} audit entries for ${changes + 1} writes`,
      );
    const mailed = ledger.people
      .filter(({ email }) => (mails.get(email) ?? 0) > 1)
      .map(({ email }) => `${email}: ${mails.get(email)} mails for one invitation`);
    return {
      lost: [...lost, ...unmailed.map(({ email }) => `${email}: invited, and no mail`)],
      twice: [...unknown, ...changed, ...trail, ...mailed],
    };
  } finally {
    await client.end();
  }
}
