import autocannon from 'autocannon';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { makeFloor } from './employee-load.sql.mjs';
import { startFloor } from './floor.process.mjs';
import { median } from './median.rules.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 32;
const IDS = 500;

/**
 * Measures requests per second by id and for a list of 50, of the portal (session, permissions, row-level security) and
 * of the floor, in turns.
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
    const of = (/** @type {string} */ base, /** @type {string} */ path) => ({
      one: { url: base, headers, requests: ids.map((id) => ({ path: `${path}/${id}` })) },
      list: {
        url: base,
        headers,
        requests: [{ path: `${path}${path === '/e' ? '' : '?limit=50&sort=name'}` }],
      },
    });
    const sides = { floor: of(floor.url, '/e'), portal: of(portal.url, '/api/hr/employees') };
    return {
      byId: await compare(sides.floor.one, sides.portal.one),
      list: await compare(sides.floor.list, sides.portal.list),
      megabytesAfterLoad: portal.residentMegabytes(),
    };
  } finally {
    floor.stop();
  }
}

/**
 * @param {autocannon.Options} floor
 * @param {autocannon.Options} portal
 */
async function compare(floor, portal) {
  /** @type {{ floor: number[], portal: number[] }} */
  const rates = { floor: [], portal: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.floor.push(await rateOf(floor));
    rates.portal.push(await rateOf(portal));
  }
  const result = { floor: median(rates.floor), portal: median(rates.portal) };
  return { ...result, ratio: result.portal / result.floor };
}

/** @param {autocannon.Options} options */
async function rateOf(options) {
  const result = await autocannon({ ...options, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} refused and ${result.errors} failed requests.`);
  }
  return result.requests.average;
}
