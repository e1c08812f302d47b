import { setTimeout as wait } from 'node:timers/promises';

const ROWS = 10_000;
const LOOK_MS = 50;

/** @param {number} number */
const lineOf = (number) => `Asha,Rao ${number},import${number}@bench.test,I${number},2024-01-31`;

/**
 * Imports a file of employees, from its upload to the last created one, including the check with the guessed mapping.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 */
export async function measureImport(portal) {
  const headers = { origin: portal.url, cookie: await portal.signIn('hr') };
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
      await wait(LOOK_MS);
    }
  };
  const lines = Array.from({ length: ROWS }, (_, number) => lineOf(number));
  const began = performance.now();
  const { id, version, mapping } = await call('?importer=hr.employees&name=people.csv', {
    method: 'POST',
    body: ['First name,Last name,Work e-mail,Employee code,Joining date', ...lines].join('\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  await post(`/${id}/mapping`, { version, mapping });
  const checked = await reached(id, 'checked');
  await post(`/${id}/run`, { version: checked.version, follow: false });
  const { counts } = await reached(id, 'done');
  if (counts.created !== ROWS) throw new Error(`${counts.created} of ${ROWS} were created.`);
  return { rows: ROWS, seconds: (performance.now() - began) / 1000 };
}
