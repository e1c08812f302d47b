import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { makeFloor } from './employee-load.sql.mjs';
import { startFloor } from './floor.process.mjs';
import { median } from './median.rules.mjs';

const ROUNDS = 3;
const SECONDS = 5;
/** Until the code that answers has been compiled, a process answers a fraction of what it does later. */
const WARM_UP_SECONDS = 10;
const CONNECTIONS = 32;
const IDS = 500;

/**
 * Who is measured.
 * @typedef {object} Side
 * @property {() => number} cpuSeconds
 * @property {autocannon.Options} one
 * @property {autocannon.Options} list
 */

/**
 * Measures requests per second and processor time by id and for a list of 50, of the portal (session, permissions,
 * row-level security), of the floor that answers the same, and of the floor with the fifteen columns of old, in turns.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator, with loaded employees
 */
export async function measureRequests(portal, client) {
  await makeFloor(client);
  const { url } = await startPostgres({ dataDir: portal.dataDir });
  const { rows } = await client.query('select id from bench_floor order by random() limit $1', [IDS]);
  const ids = rows.map(({ id }) => String(id));
  const floor = await startFloor(url);
  try {
    const cookie = await portal.signIn('hr');
    const headers = { cookie };
    const of = (
      /** @type {{ url: string, cpuSeconds: () => number }} */ { url: base, cpuSeconds },
      /** @type {string} */ path,
      /** @type {string} */ query = '',
    ) => ({
      cpuSeconds,
      one: { url: base, headers, requests: ids.map((id) => ({ path: `${path}/${id}` })) },
      list: { url: base, headers, requests: [{ path: `${path}${query}` }] },
    });
    const sides = {
      floor: of(floor, '/e'),
      fewer: of(floor, '/o'),
      portal: of(portal, '/api/hr/employees', '?limit=50&sort=name'),
    };
    await checkSame(sides.floor.one, sides.portal.one);
    return {
      byId: await compare(sides, 'one'),
      list: await compare(sides, 'list'),
      megabytesAfterLoad: portal.residentMegabytes(),
    };
  } finally {
    floor.stop();
  }
}

/**
 * A floor that answers less than the portal would be no floor.
 * @param {autocannon.Options} floor
 * @param {autocannon.Options} portal
 */
async function checkSame(floor, portal) {
  const [one, other] = await Promise.all(
    [floor, portal].map(async ({ url, headers, requests }) => {
      const answer = await fetch(`${url}${requests?.[0]?.path}`, { headers: /** @type {any} */ (headers) });
      return Object.entries(await answer.json()).sort();
    }),
  );
  if (!isDeepStrictEqual(one, other))
    throw new Error(`The floor answers ${JSON.stringify(one)}, the portal ${JSON.stringify(other)}.`);
}

/**
 * @param {{ floor: Side, fewer: Side, portal: Side }} sides
 * @param {'one' | 'list'} what
 */
async function compare(sides, what) {
  /** @type {{ [side in keyof typeof sides]: Awaited<ReturnType<typeof rateOf>>[] }} */
  const rounds = { floor: [], fewer: [], portal: [] };
  const names = /** @type {const} */ (['floor', 'fewer', 'portal']);
  for (const side of names) await rateOf(sides[side], what, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of names) rounds[side].push(await rateOf(sides[side], what));
  const rate = (/** @type {keyof typeof rounds} */ side) =>
    median(rounds[side].map(({ perSecond }) => perSecond));
  const cpu = (/** @type {keyof typeof rounds} */ side) => median(rounds[side].map(({ cpuUs }) => cpuUs));
  return {
    floor: rate('floor'),
    portal: rate('portal'),
    ratio: rate('portal') / rate('floor'),
    ratioToFewer: rate('portal') / rate('fewer'),
    cpuUs: { floor: cpu('floor'), portal: cpu('portal') },
  };
}

/**
 * @param {Side} side
 * @param {'one' | 'list'} what
 * @param {number} [seconds]
 */
async function rateOf(side, what, seconds = SECONDS) {
  const began = side.cpuSeconds();
  const result = await autocannon({ ...side[what], connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${side[what].url}: ${result.non2xx} refused and ${result.errors} failed requests.`);
  }
  const cpuUs = ((side.cpuSeconds() - began) * 1_000_000) / result.requests.total;
  return { perSecond: result.requests.average, cpuUs };
}
