import { loadApplicants } from './growth-load.sql.mjs';
import { p95 } from './percentile.client.mjs';

const APPLICANTS = 5_000;

/** @typedef {{ what: string, ms: number }} GrowthFigure */
/** @typedef {(what: string, ms: number) => void} Add */

/**
 * Reads the board and the lists of an opening with 5,000 applicants, and the figures of hiring.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 * @param {(figure: string) => void} known
 */
export async function measureGrowth(portal, client, known) {
  const cookie = await portal.signIn('admin');
  const call = caller(portal.url, cookie);
  /** @type {GrowthFigure[]} */
  const figures = [];
  /** @type {Add} */
  const add = (what, ms) => {
    figures.push({ what, ms });
    known(`${what}: ${Math.round(ms)} ms`);
  };
  const [opening] = (await call('GET', 'openings?state=open&limit=1')).items;
  await loadApplicants(client, { openingId: opening.id, people: APPLICANTS });
  for (const [what, path] of Object.entries(readsOf(opening.id)))
    add(what, await p95(`${portal.url}/api/hr/${path}`, cookie));
  return figures;
}

/** @param {string} openingId what a page asks -> path */
const readsOf = (openingId) => ({
  [`board of ${APPLICANTS} applicants, p95`]: `openings/${openingId}/board`,
  'list of applicants, p95': `applications?opening=${openingId}&limit=50`,
  'list of one stage by experience, p95': `applications?opening=${openingId}&state=interview&sort=-experience&limit=50`,
  'figures of hiring, p95': 'hiring-figures',
});

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
    const answer = await fetch(`${url}/api/hr/${path}`, {
      method,
      headers: {
        ...(cookie && { cookie }),
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
