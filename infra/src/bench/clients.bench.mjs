import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/browser.finder.mjs';
import { figuresOf } from './figure.list.mjs';
import { importFile } from './import.bench.mjs';
import { loadLeads, markNames, typedFor } from './lead-load.sql.mjs';
import { median } from './median.rules.mjs';
import { newPage } from './page.visit.mjs';
import { p95 } from './percentile.client.mjs';
import { measureProposals } from './won-proposal.bench.mjs';

const SMALL = 5_000;
const MEDIUM = 10_000;
const LARGE = 1_000_000;
const IMPORTED = 100_000;
const TYPED = 200;
const VISITS = 5;

const LIST = '/api/leads?sort=-createdAt&limit=50';
const BOARD = '/api/leads/board';
const COUNTS = '/api/leads/counts';

/**
 * Measures lists, boards, matches and imports of leads as a company grows, and the way of a proposal. The floor is the
 * bare statement that the answer rests on, without session, permissions, scope and row-level security.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 * @param {(figure: string) => void} known prints one when it is known
 */
export async function measureClients(portal, client, known) {
  const cookie = await portal.signIn('admin');
  const { figures, add } = figuresOf(known);
  const reads = async (/** @type {string} */ size) => {
    add(`list of leads, ${size}, ms`, await p95(portal.url + LIST, cookie), await bareP95(client, BARE_LIST));
    add(
      `board of leads, ${size}, ms`,
      await p95(portal.url + BOARD, cookie),
      await bareP95(client, BARE_SUMS),
    );
    add(
      `quick filters of leads, ${size}, ms`,
      await p95(portal.url + COUNTS, cookie),
      await bareP95(client, BARE_LATE),
    );
  };
  await loadLeads(client, { from: 1, to: SMALL });
  await reads('5,000');
  add('painted board of 5,000, ms', await paintedBoard(portal, cookie), await bareP95(client, BARE_SUMS));
  const before = portal.residentMegabytes();
  const { seconds, undo } = await importFile(portal, leadFile(IMPORTED));
  const bare = await bareImport(client);
  add('import of 100,000 leads, s', seconds, bare.made);
  add('gateway after the import, MB', portal.residentMegabytes(), before);
  add('undo of the import, s', await undo(), bare.archived);
  await client.query(
    `delete from contact_key k using lead l where l.company_id = k.company_id and l.id = k.record_id and l.source = 'import'`,
  );
  await client.query(`delete from lead where source = 'import'`);
  await loadLeads(client, { from: SMALL + 1, to: MEDIUM });
  await reads('10,000');
  await loadLeads(client, { from: MEDIUM + 1, to: LARGE });
  await markNames(client);
  await reads('1,000,000');
  add('match while typing, 1,000,000, ms', await typing(portal, cookie), await bareP95(client, BARE_KEYS));
  await measureProposals(portal, client, { cookie, add });
  return figures;
}

const BARE_LIST = `select * from lead where not archived order by created_at desc, id desc limit 50`;
const BARE_SUMS = `select stage, count(*), sum(value) from lead where not archived group by stage`;
const BARE_LATE = `select count(*) from lead where open and next_at < now()`;
const BARE_KEYS = `select kind, record_id from contact_key where key = 'phone:+919000004242' and company_id =
  (select id from company where code = 'demo')`;

/**
 * @param {import('pg').Client} client
 * @param {string} sql
 */
async function bareP95(client, sql) {
  const times = [];
  for (let round = 0; round < 20; round += 1) {
    const began = performance.now();
    await client.query(sql);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[18] ?? Number.NaN;
}

/**
 * Matches for different people and companies, as somebody types them.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 */
async function typing(portal, cookie) {
  const times = [];
  for (let number = 1; number <= TYPED; number += 1) {
    const { company, email, phone } = typedFor(number * 4001);
    const query = new URLSearchParams({
      person: `Lead ${number}`,
      company,
      emails: email,
      phones: phone,
    });
    const began = performance.now();
    const answer = await fetch(`${portal.url}/api/client-matches?${query}`, { headers: { cookie } });
    const { items } = await answer.json();
    if (items.length === 0) throw new Error('A lead was not recognised.');
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(TYPED * 0.95)] ?? Number.NaN;
}

/**
 * From navigation to painted cards, median.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 */
async function paintedBoard(portal, cookie) {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const times = [];
    const url = `${portal.url}/demo/client/viewLead`;
    const { page, close } = await newPage(browser, { url, cookie });
    await page.goto(url);
    const board = page.getByRole('link', { name: 'Board', exact: true });
    await board.waitFor();
    for (let visit = 0; visit < VISITS; visit += 1) {
      const began = performance.now();
      await board.click();
      await page
        .getByText(/^Lead \d+/)
        .nth(20)
        .waitFor();
      times.push(performance.now() - began);
      await page.getByRole('link', { name: 'List', exact: true }).click();
      await page.getByRole('row').nth(2).waitFor();
    }
    await close();
    return median(times);
  } finally {
    await browser.close();
  }
}

/** @param {number} rows */
function leadFile(rows) {
  const lineOf = (/** @type {number} */ n) =>
    `Asha Rao ${n},Import ${n} Foods,import${n}@firm.example,+91${String(8_000_000_000 + n)},250000`;
  return {
    importer: 'clients.leads',
    login: 'admin',
    rows,
    text: [
      'Full name,Business,Email,Mobile,Value',
      ...Array.from({ length: rows }, (_, n) => lineOf(n)),
    ].join('\n'),
  };
}

/**
 * Inserts as many rows as the import, in sets of 500 into a copy of the table with its indexes, and archives them.
 * @param {import('pg').Client} client
 * @returns {Promise<{ made: number, archived: number }>} seconds
 */
async function bareImport(client) {
  await client.query('create table bench_lead (like lead including all)');
  const began = performance.now();
  for (let from = 0; from < IMPORTED; from += 500)
    await client.query(
      `insert into bench_lead (company_id, name, company, emails, phones, source, stage, stage_key)
       select (select id from company where code = 'demo'), 'Asha Rao ' || n, 'Import ' || n, array['import' || n || '@firm.example'],
         array['+91' || (8000000000 + n)], 'import', 'new', 'new' from generate_series($1::int, $2::int) n`,
      [from, from + 499],
    );
  const done = performance.now();
  await client.query('update bench_lead set archived_at = now()');
  const archived = (performance.now() - done) / 1000;
  await client.query('drop table bench_lead');
  return { made: (done - began) / 1000, archived };
}
