import { loadEmployees } from './employee-load.sql.mjs';
import { loadSalaries, lockRun } from './payroll-load.sql.mjs';
import { p95 } from './percentile.client.mjs';

const FEW = 200;
const MANY = 10_000;
const ARCHIVED = 1_000;
const ASK_EVERY_MS = 100;

/** @typedef {{ what: string, ms: number, cpu: number | null }} PayFigure */
/** @typedef {Pick<import('./running.portal.mjs').RunningPortal, 'url' | 'cpuSeconds'>} Paying */

/**
 * Computes the month of groups of 200, 1,000 and 10,000 people, reads what the page of the run asks, and makes the
 * archive of the payslips of 1,000.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 * @param {(figure: string) => void} known
 */
export async function measurePayroll(portal, client, known) {
  const cookie = await portal.signIn('admin');
  return measureRuns(portal, { client, cookie, known });
}

/**
 * @param {Paying} portal
 * @param {{ client: import('pg').Client, cookie: string, known: (figure: string) => void }} by
 * @returns {Promise<PayFigure[]>}
 */
export async function measureRuns(portal, { client, cookie, known }) {
  const call = caller(portal.url, cookie);
  const { structure } = await call('POST', 'starter');
  const month = new Date().toISOString().slice(0, 7);
  await loadEmployees(client, { from: 1, to: FEW + ARCHIVED + MANY });
  /** @type {PayFigure[]} */
  const figures = [];
  const add = (
    /** @type {string} */ what,
    /** @type {number} */ ms,
    /** @type {number | null} */ cpu = null,
  ) => {
    figures.push({ what, ms, cpu });
    known(`${what}: ${Math.round(ms)} ms${cpu === null ? '' : `, ${cpu.toFixed(1)} s of the processor`}`);
  };
  let from = 1;
  for (const people of [FEW, ARCHIVED, MANY]) {
    const groupId = await makeGroup(call, structure.id, people);
    await loadSalaries(client, { structureId: structure.id, groupId, month, from, to: from + people - 1 });
    from += people;
    const run = await call('POST', 'runs', { groupId, month, kind: 'regular' });
    const [cpu, began] = [portal.cpuSeconds(), performance.now()];
    await compute(call, run.id, people);
    add(`run of ${people} people, computed`, performance.now() - began, portal.cpuSeconds() - cpu);
    if (people === ARCHIVED) {
      await lockRun(client, run.id);
      const [used, started] = [portal.cpuSeconds(), performance.now()];
      await archive(call, run.id);
      add(`archive of ${people} payslips`, performance.now() - started, portal.cpuSeconds() - used);
    }
    if (people !== MANY) continue;
    for (const [what, path] of Object.entries(await readsOf(call, run.id)))
      add(what, await p95(`${portal.url}/api/finance/${path}`, cookie));
  }
  return figures;
}

/**
 * @param {ReturnType<typeof caller>} call
 * @param {string} defaultStructureId
 * @param {number} people
 * @returns {Promise<string>}
 */
async function makeGroup(call, defaultStructureId, people) {
  const { id } = await call('POST', 'groups', {
    name: `Bench ${people}`,
    payDay: 28,
    cutOffDay: null,
    defaultStructureId,
    state: 'Maharashtra',
    providentFund: true,
    welfareFund: true,
    absenceUnpaid: false,
  });
  return id;
}

/**
 * @param {ReturnType<typeof caller>} call
 * @param {string} id
 * @param {number} people
 */
async function compute(call, id, people) {
  const { version } = await call('GET', `runs/${id}`);
  await call('POST', `runs/${id}/compute`, { version });
  for (;;) {
    const run = await call('GET', `runs/${id}`);
    if (run.state === 'computed') {
      if (run.people !== people) throw new Error(`${run.people} people were computed instead of ${people}.`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

/**
 * @param {ReturnType<typeof caller>} call
 * @param {string} id of a locked run
 */
async function archive(call, id) {
  await call('POST', `runs/${id}/archive`);
  while ((await call('GET', `runs/${id}/archive`)).fileId === null)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
}

/**
 * What the page of a run asks -> path.
 * @param {ReturnType<typeof caller>} call
 * @param {string} id
 */
async function readsOf(call, id) {
  const { items } = await call('GET', `slips?run=${id}&limit=50`);
  return {
    'run, totals': `runs/${id}`,
    'run, first page of people': `slips?run=${id}&limit=50`,
    'run, people by net': `slips?run=${id}&limit=50&sort=-net`,
    'slip, opened': `slips/${items[0].id}/detail`,
  };
}

/**
 * @param {string} url
 * @param {string} cookie
 */
const caller =
  (url, cookie) =>
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async (method, path, body) => {
    const answer = await fetch(`${url}/api/finance/${path}`, {
      method,
      headers: {
        cookie,
        origin: url,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
