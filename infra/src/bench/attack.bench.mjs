import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { figuresOf } from './figure.list.mjs';
import { HOSTILE_FILES } from './hostile-file.list.mjs';
import { strangersAt } from './stranger.bench.mjs';

const FILES = 20;
const EVENTS = 10_000;
/** A file that was taken is read afterwards. */
const READING_MS = 10_000;

const flooder = fileURLToPath(new URL('./flood.client.mjs', import.meta.url));

/**
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 */
const givingFiles = (portal, cookie) => (/** @type {string} */ path, /** @type {string} */ body) =>
  fetch(portal.url + path, {
    method: 'POST',
    body,
    headers: { cookie, origin: portal.url, 'content-type': 'application/octet-stream' },
  });

/**
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 * @param {string} kind
 */
async function giveHostile({ url }, cookie, kind) {
  const [code] = await once(fork(flooder, [url, cookie, kind, String(FILES)]), 'exit');
  if (code !== 0) throw new Error(`Giving ${kind} ended with ${code}.`);
}

/**
 * The slowest answer of the health address until the work is done.
 * @param {string} url
 * @param {Promise<unknown>} work
 * @returns {Promise<number>} ms
 */
async function slowestHealth(url, work) {
  const watcher = new Worker(new URL('./health.worker.mjs', import.meta.url), { workerData: url });
  await work;
  watcher.postMessage('over');
  const [slowest] = await once(watcher, 'message');
  return slowest;
}

/**
 * Whether others wait while strangers with a link ask again and again, how quickly the portal answers while it is given
 * files that no reader gets through, and what a calendar of ten thousand events costs. The floor of each is the same
 * portal in peace; that of the calendar its first answer.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} _client
 * @param {(figure: string) => void} known
 */
export async function measureAttack(portal, _client, known) {
  const { figures, add } = figuresOf(known);
  await strangersAt(portal, add);
  const hr = await portal.signIn('hr');
  for (const kind of Object.keys(HOSTILE_FILES)) {
    const rest = await slowestHealth(portal.url, wait(1_000));
    const flood = giveHostile(portal, hr, kind).then(() => wait(READING_MS));
    add(`${FILES} hostile ${kind}: slowest health, ms`, await slowestHealth(portal.url, flood), rest);
  }
  const lead = await portal.signIn('lead');
  await measureFeed(portal, { cookie: lead, give: givingFiles(portal, lead), add });
  return figures;
}

/** @param {number} number */
function eventLines(number) {
  const day = new Date(Date.now() + number * 3_600_000).toISOString().replaceAll(/[-:]/g, '').slice(0, 9);
  const times = [`DTSTART:${day}080000Z`, `DTEND:${day}084500Z`];
  return ['BEGIN:VEVENT', `UID:bench-${number}`, `SUMMARY:Review ${number}`, ...times, 'END:VEVENT'];
}

/**
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {{ cookie: string, give: ReturnType<typeof givingFiles>, add: import('./stranger.bench.mjs').Add }} by
 */
async function measureFeed({ url }, { cookie, give, add }) {
  const lines = Array.from({ length: EVENTS }, (_, number) => eventLines(number)).flat();
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//bench', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
  const given = await give('/api/calendar/imports?name=all.ics&owner=person', file);
  if (!given.ok) throw new Error(`A calendar was answered with ${given.status}: ${await given.text()}`);
  const json = { 'content-type': 'application/json', cookie, origin: url };
  /** @param {string} path @param {object} body */
  const post = async (path, body) =>
    (await fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json();
  let state = await given.json();
  const reached = async (/** @type {string} */ wanted) => {
    while (state.state !== wanted) {
      await wait(100);
      state = await (await fetch(`${url}/api/calendar/imports/${state.id}`, { headers: { cookie } })).json();
      if (state.state === 'stopped') throw new Error('The calendar was not read.');
    }
  };
  await reached('ready');
  await post(`/api/calendar/imports/${state.id}/run`, { version: state.version });
  await reached('done');
  const { url: feed } = await post('/api/calendar/feeds', { name: 'Phone', details: 'full' });
  const read = async (/** @type {Record<string, string>} */ headers = {}) => {
    const began = performance.now();
    const answer = await fetch(new URL(new URL(feed).pathname, url), { headers });
    await answer.arrayBuffer();
    return { ms: performance.now() - began, etag: answer.headers.get('etag') ?? '', status: answer.status };
  };
  let first = { ms: 0, etag: '', status: 0 };
  const rest = await slowestHealth(url, wait(1_000));
  const health = await slowestHealth(
    url,
    read().then((answer) => (first = answer)),
  );
  add(`first answer of a calendar of ${EVENTS} events: slowest health, ms`, health, rest);
  const again = await read({ 'if-none-match': first.etag });
  if (again.status !== 304) throw new Error(`A known calendar was answered with ${again.status}.`);
  add('a calendar that is known, ms', again.ms, first.ms);
}
