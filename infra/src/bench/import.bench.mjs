import { setTimeout as wait } from 'node:timers/promises';

const ROWS = 10_000;
const LOOK_MS = 50;

/** @param {number} number */
const lineOf = (number) => `Asha,Rao ${number},import${number}@bench.test,I${number},2024-01-31`;

/**
 * @typedef {object} ImportedFile
 * @property {string} importer
 * @property {string} login who imports it
 * @property {number} rows
 * @property {string} text
 */

/**
 * Imports a file of employees.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 */
export function measureImport(portal) {
  const lines = Array.from({ length: ROWS }, (_, number) => lineOf(number));
  const text = ['First name,Last name,Work e-mail,Employee code,Joining date', ...lines].join('\n');
  return importFile(portal, { importer: 'hr.employees', login: 'hr', rows: ROWS, text });
}

/**
 * What an import is asked, and when it has reached a state.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {ImportedFile} file
 */
async function deskOf(portal, { login, rows }) {
  const headers = { origin: portal.url, cookie: await portal.signIn(login) };
  /**
   * @param {string} path
   * @param {Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }} [given]
   */
  const call = async (path, given) => {
    const answer = await fetch(`${portal.url}/api/imports${path}`, {
      ...given,
      headers: { ...headers, ...given?.headers },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const post = (/** @type {string} */ path, /** @type {object} */ body) =>
    call(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const reached = async (/** @type {string} */ id, /** @type {string} */ state) => {
    for (;;) {
      const found = await call(`/${id}`);
      if (found.state === state) return found;
      if (found.state === 'stopped') throw new Error('The import was stopped.');
      await wait(Math.max(LOOK_MS, rows / 100));
    }
  };
  return { call, post, reached };
}

/**
 * Imports a file, from its upload to the last created row, including the check with the guessed mapping. What it
 * answers can take it back, which takes so many seconds.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {ImportedFile} file
 */
export async function importFile(portal, file) {
  const { importer, rows, text } = file;
  const { call, post, reached } = await deskOf(portal, file);
  const began = performance.now();
  const { id, version, mapping } = await call(`?importer=${importer}&name=people.csv`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/octet-stream' },
  });
  await post(`/${id}/mapping`, { version, mapping });
  const checked = await reached(id, 'checked');
  await post(`/${id}/run`, { version: checked.version, follow: false });
  const { counts } = await reached(id, 'done');
  if (counts.created !== rows) throw new Error(`${counts.created} of ${rows} were created.`);
  const seconds = (performance.now() - began) / 1000;
  const undo = async () => {
    const from = performance.now();
    const { version: now } = await call(`/${id}`);
    await post(`/${id}/undo`, { version: now });
    const undone = await reached(id, 'undone');
    if (undone.counts.undone !== rows) throw new Error(`${undone.counts.undone} of ${rows} were undone.`);
    return (performance.now() - from) / 1000;
  };
  return { rows, seconds, undo };
}
