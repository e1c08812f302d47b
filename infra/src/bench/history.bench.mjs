import { loadEmployees } from './employee-load.sql.mjs';
import { loadAttendance, loadLedger } from './history-load.sql.mjs';
import { p95 } from './percentile.client.mjs';

const PEOPLE = 10_000;
/** Of everybody, so that one of them is ten thousand days in all, and all are a million. */
const DAYS = 100;
/** Who has entries in the ledger at first, a hundred each. */
const FEW = 100;

/**
 * @param {{ id: string, type: string, day: string, request: string }} of a person of the first hundred, and a request that
 *   waits
 * @returns {Record<string, string>} what is read -> path
 */
const readsOf = ({ id, type, day, request }) => ({
  'attendance: month of a person': `/api/hr/attendance/employees/${id}/month?month=${day.slice(0, 7)}`,
  'attendance: day board': `/api/hr/attendance/board?date=${day}`,
  'leave: ledger of a person': `/api/hr/leave/ledger?employeeId=${id}&typeId=${type}`,
  'leave: balances of a person': `/api/hr/leave/balances?employeeId=${id}`,
  'request: its dialog': `/api/requests/${request}`,
});

/**
 * Measures what is read of attendance and of the ledger of leave, as their history grows.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 * @returns {Promise<{ read: string, small: number, large: number }[]>} 95th percentiles in ms with 10,000 and 1,000,000
 * rows, of ten thousand people
 */
export async function measureHistory(portal, client) {
  const cookie = await portal.signIn('hr');
  await loadEmployees(client, { from: 1, to: PEOPLE });
  await loadAttendance(client, { from: 1, to: 1 });
  await loadLedger(client, { from: 1, to: FEW });
  const { rows } = await client.query(
    `select e.id, t.id as type, (current_date - 1)::text as day from employee e
       join leave_type t on t.company_id = e.company_id and t.code = 'EL'
     where exists (select from leave_ledger l where l.employee_id = e.id and l.source_ref like 'bench%') limit 1`,
  );
  const waiting = await fetch(`${portal.url}/api/requests/waiting`, { headers: { cookie } });
  const { items } = /** @type {{ items: { id: string }[] }} */ (await waiting.json());
  const reads = readsOf({ ...rows[0], request: items[0]?.id });
  const measureAll = async () => {
    /** @type {Record<string, number>} */
    const times = {};
    for (const [read, path] of Object.entries(reads)) times[read] = await p95(portal.url + path, cookie);
    return times;
  };
  const small = await measureAll();
  await loadAttendance(client, { from: 2, to: DAYS });
  await loadLedger(client, { from: FEW + 1, to: PEOPLE });
  const large = await measureAll();
  return Object.keys(reads).map((read) => ({
    read,
    small: small[read] ?? Number.NaN,
    large: large[read] ?? Number.NaN,
  }));
}
