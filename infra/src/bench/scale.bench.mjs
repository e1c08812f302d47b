import { loadCompanies, loadEmployees } from './employee-load.sql.mjs';
import { p95 } from './percentile.client.mjs';

const EMPLOYEES = '/api/hr/employees?limit=50&sort=name';

/**
 * @param {{ first: string, last: string, email: string, code: string }} person one of the ten thousand
 * @returns {Record<string, string>} what is read -> path
 */
const readsAbout = ({ first, last, email, code }) => ({
  'list of 50': EMPLOYEES,
  'list, latest joined': '/api/hr/employees?limit=50&sort=-joiningDate',
  'list of a department': `${EMPLOYEES}&department=Department 7`,
  'list, archived too': `${EMPLOYEES}&status=active,invited,archived`,
  'list searched: e-mail': `${EMPLOYEES}&search=${email}`,
  'list searched: code': `${EMPLOYEES}&search=${code}`,
  'list searched: full name': `${EMPLOYEES}&search=${first} ${last}`,
  'list searched: first name': `${EMPLOYEES}&search=${first}`,
  'list searched: everybody': `${EMPLOYEES}&search=bench.test`,
  'portal searched: e-mail': `/api/search?q=${email}`,
  'portal searched: full name': `/api/search?q=${first} ${last}`,
  'portal searched: first name': `/api/search?q=${first}`,
  'portal searched: last name': `/api/search?q=${last}`,
  'portal searched: code': `/api/search?q=${code}`,
  'portal searched: misspelt': `/api/search?q=${first.slice(0, 2)}${first.slice(3)} ${last}`,
});

/**
 * Measures lists and searches of one company as it grows and as other companies are added.
 * @param {import('./running.portal.mjs').RunningPortal} portal with an empty demo company
 * @param {import('pg').Client} client of an administrator
 * @returns {Promise<{ read: string, small: number, among: number, large: number }[]>} 95th percentiles in ms: 10,000
 * employees in the only company, the same among 1,000 companies of 1,000, and 1,000,000 in one
 */
export async function measureScale(portal, client) {
  const cookie = await portal.signIn('hr');
  await loadEmployees(client, { from: 1, to: 10_000 });
  const { rows } = await client.query(
    `select first_name as first, last_name as last, work_email as email, code from employee where code = 'B5000'`,
  );
  const reads = readsAbout(rows[0]);
  const measureAll = async () => {
    /** @type {Record<string, number>} */
    const times = {};
    for (const [read, path] of Object.entries(reads)) times[read] = await p95(portal.url + path, cookie);
    return times;
  };
  const small = await measureAll();
  await loadCompanies(client, { companies: 1_000, employees: 1_000 });
  const among = await measureAll();
  await loadEmployees(client, { from: 10_001, to: 1_000_000 });
  const large = await measureAll();
  return Object.keys(reads).map((read) => ({
    read,
    small: small[read] ?? Number.NaN,
    among: among[read] ?? Number.NaN,
    large: large[read] ?? Number.NaN,
  }));
}
