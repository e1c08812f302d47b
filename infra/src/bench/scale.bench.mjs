import { loadCompanies, loadEmployees } from './employee-load.sql.mjs';

const REQUESTS = 200;
const WARM = 20;

const READS = {
  'list of 50': '/api/hr/employees?limit=50&sort=name',
  'list, latest joined': '/api/hr/employees?limit=50&sort=-joiningDate',
  'list of a department': '/api/hr/employees?limit=50&sort=name&department=Department 7',
  'list, archived too': '/api/hr/employees?limit=50&sort=name&status=active,invited,archived',
  'search of one person': '/api/hr/employees?limit=50&sort=name&search=person5000@',
  'search of a first name': '/api/hr/employees?limit=50&sort=name&search=Person 7919',
  'search of everybody': '/api/hr/employees?limit=50&sort=name&search=bench.test',
};

/**
 * @param {string} url
 * @param {string} cookie
 * @returns {Promise<number>} 95th percentile of single requests, in ms
 */
async function p95(url, cookie) {
  const times = [];
  for (let number = 0; number < WARM + REQUESTS; number += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}.`);
    if (number >= WARM) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(REQUESTS * 0.95)] ?? Number.NaN;
}

/**
 * How long lists and searches of one company take, as it grows and as others come beside it.
 * @param {import('./running.portal.mjs').RunningPortal} portal with an empty demo company
 * @param {import('pg').Client} client of an administrator
 * @returns {Promise<{ read: string, small: number, among: number, large: number }[]>} 95th percentiles in ms: 10,000
 *   employees in the only company, the same among 1,000 companies of 1,000, and 1,000,000 in one
 */
export async function measureScale(portal, client) {
  const cookie = await portal.signIn('hr');
  const measureAll = async () => {
    /** @type {Record<string, number>} */
    const times = {};
    for (const [read, path] of Object.entries(READS)) times[read] = await p95(portal.url + path, cookie);
    return times;
  };
  await loadEmployees(client, { from: 1, to: 10_000 });
  const small = await measureAll();
  await loadCompanies(client, { companies: 1_000, employees: 1_000 });
  const among = await measureAll();
  await loadEmployees(client, { from: 10_001, to: 1_000_000 });
  const large = await measureAll();
  return Object.keys(READS).map((read) => ({
    read,
    small: small[read] ?? Number.NaN,
    among: among[read] ?? Number.NaN,
    large: large[read] ?? Number.NaN,
  }));
}
