import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { copyRows } from './row-copy.sql.mjs';

const WON = 5;
const PAPERS = 40;
const LINES = 20;
const SERVICES = ['website', 'smm'];
/** What comes of an acceptance. */
const MADE = [
  'client',
  'client_contact',
  'project',
  'milestone',
  'task',
  'user_account',
  'client_onboarding',
];

/** @typedef {import('./running.portal.mjs').RunningPortal} RunningPortal */

/**
 * @param {RunningPortal} portal
 * @param {string} cookie none: from outside
 */
function doorOf({ url }, cookie) {
  return async (
    /** @type {'POST' | 'PUT'} */ method,
    /** @type {string} */ to,
    /** @type {object} */ body,
  ) => {
    const headers = { 'content-type': 'application/json', origin: url, ...(cookie && { cookie }) };
    const answer = await fetch(url + to, { method, headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${to}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
}

/**
 * What a pattern finds in the newest mail to an address.
 * @param {RunningPortal} portal
 * @param {string} to
 * @param {RegExp} pattern
 */
async function mailed({ dataDir }, to, pattern) {
  const outbox = path.join(dataDir, 'outbox');
  for (;;) {
    for (const name of fs.readdirSync(outbox).toSorted().toReversed().slice(0, 20)) {
      if (!name.endsWith('.json')) continue;
      const mail = JSON.parse(fs.readFileSync(path.join(outbox, name), 'utf8'));
      const found = mail.to === to ? pattern.exec(mail.text)?.[1] : undefined;
      if (found) return found;
    }
    await wait(20);
  }
}

const itemOf = (/** @type {number} */ number) => ({
  title: `Campaign ${number}`,
  details: 'Posts, films and reports of the month',
  qty: '1',
  unitPrice: 500_000,
  taxRate: '18',
  discount: null,
  hsnSac: '998361',
  recurrence: 'once',
  periods: null,
});
const proposalOf = (/** @type {object} */ forWhom) => ({
  title: 'Growth plan',
  intro: 'More visits, more orders.',
  discount: null,
  pricesIncludeTax: false,
  items: Array.from({ length: LINES }, (_, number) => itemOf(number)),
  terms: 'First invoice on signing.',
  validUntil: '2099-12-31',
  inOrder: false,
  ...forWhom,
});

/**
 * A lead, and a proposal to it that its link opens.
 * @param {RunningPortal} portal
 * @param {{ cookie: string, number: number }} by
 */
export async function sendProposal(portal, { cookie, number }) {
  const inside = doorOf(portal, cookie);
  const email = `signer${number}@won-${number}.example`;
  const lead = await inside('POST', '/api/leads', {
    name: `Signer ${number}`,
    company: `Won ${number} Mills`,
    emails: [email],
    phones: [],
    source: 'referral',
    ownerId: null,
    value: 1_000_000,
    probability: 60,
    expectedClose: null,
    services: SERVICES,
    city: null,
    nextAction: null,
    nextOn: null,
    nextTime: null,
    campaign: null,
    knownReason: null,
  });
  const draft = proposalOf({ clientId: null, leadId: lead.id, signerIds: [lead.id] });
  const { id, version } = await inside('POST', '/api/proposals', draft);
  await inside('POST', `/api/proposals/${id}/send`, { version });
  const link = await mailed(portal, email, /#link=([\w.-]{40,})/);
  return { leadId: lead.id, email, link };
}

/**
 * The same with the code by which it is accepted.
 * @param {RunningPortal} portal
 * @param {{ cookie: string, number: number }} by
 */
async function offer(portal, by) {
  const { leadId, email, link } = await sendProposal(portal, by);
  const outside = doorOf(portal, '');
  const { contentHash } = await outside('POST', '/api/proposal-links/read', { link });
  await outside('POST', '/api/proposal-links/code', { link });
  const code = await mailed(portal, email, /Enter (\d{6})/);
  const accept = () =>
    outside('POST', '/api/proposal-links/accept', {
      link,
      contentHash,
      code,
      name: `Signer ${by.number}`,
      agreed: true,
    });
  return { leadId, accept };
}

/**
 * @param {RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 * @param {{ cookie: string, add: (what: string, value: number, floor: number) => void }} into
 */
export async function measureProposals(portal, client, { cookie, add }) {
  const won = await measureWon(portal, client, cookie);
  add('accepted proposal to portal, ms', won.ms, won.floor);
  const paper = await measurePaper(portal, client, cookie);
  add('proposal as PDF, p95 ms', paper.ms, paper.floor);
}

/**
 * From the acceptance of a proposal to a lead until the client, its projects with tasks, and its invitation to the
 * portal are there. The floor writes the same rows, in one transaction, into copies of their tables.
 * @param {RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 * @param {string} cookie
 * @returns {Promise<{ ms: number, floor: number }>} the slowest of some
 */
async function measureWon(portal, client, cookie) {
  await startOnboardings(portal, cookie);
  const [times, floors] = [[0], [0]];
  for (let number = 1; number <= WON; number += 1) {
    const { leadId, accept } = await offer(portal, { cookie, number });
    const { rows: at } = await client.query('select now() as from');
    const began = performance.now();
    await accept();
    for (;;) {
      const { rows } = await client.query(
        `select 1 from client_onboarding where lead_id = $1 and step = 'complete'`,
        [leadId],
      );
      if (rows.length > 0) break;
      if (performance.now() - began > 60_000) throw new Error('A won lead was not onboarded.');
      await wait(5);
    }
    times.push(performance.now() - began);
    floors.push(await copyRows(client, MADE, at[0]?.from));
  }
  return { ms: Math.max(...times), floor: Math.max(...floors) };
}

/**
 * @param {RunningPortal} portal
 * @param {string} cookie
 */
async function startOnboardings(portal, cookie) {
  const answer = await fetch(`${portal.url}/api/settings`, { headers: { cookie } });
  const { items } = /** @type {{ items: { key: string, value: object, version: number }[] }} */ (
    await answer.json()
  );
  const { value, version } = items.find(({ key }) => key === 'clients.proposals') ?? {
    value: {},
    version: 0,
  };
  const chosen = { ...value, startsOnboarding: true, reviewTotal: 1_000_000_000 };
  await doorOf(portal, cookie)('PUT', '/api/settings/clients.proposals', { value: chosen, version });
}

/**
 * A proposal of twenty lines as PDF. The floor is the same compiler with a bare page of as many lines.
 * @param {RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 * @param {string} cookie
 */
async function measurePaper(portal, client, cookie) {
  const { rows } = await client.query('select client_id as id from project order by created_at desc limit 1');
  const draft = proposalOf({ clientId: rows[0]?.id, signerIds: [] });
  const { id } = await doorOf(portal, cookie)('POST', '/api/proposals', draft);
  const read = async () => {
    const answer = await fetch(`${portal.url}/api/proposals/${id}/pdf`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`A PDF was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  };
  const compiler = NodeCompiler.create();
  const lines = Array.from({ length: LINES }, (_, number) => `[Campaign ${number}], [5,000.00]`).join(', ');
  const bare = (/** @type {number} */ number) =>
    compiler.pdf({ mainFileContent: `= Growth plan ${number}\n#table(columns: 2, ${lines})` });
  return { ms: await slowest(read), floor: await slowest((number) => Promise.resolve(bare(number))) };
}

/**
 * @param {(number: number) => Promise<unknown>} work
 * @returns {Promise<number>} 95th percentile, ms
 */
async function slowest(work) {
  const times = [];
  for (let number = 0; number < PAPERS; number += 1) {
    const began = performance.now();
    await work(number);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(PAPERS * 0.95)] ?? Number.NaN;
}
