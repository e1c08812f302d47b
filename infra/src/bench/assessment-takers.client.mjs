import http from 'node:http';

export const TAKERS = 500;
const SAVE_EVERY_MS = 15_000;
const SAVES = 4;

/** @typedef {{ link: string, id: string, questions: { id: string }[] }} Paper */
/** @typedef {(path: string, body: object) => Promise<any>} Post */

/**
 * Lets applicants begin an assessment and save an answer every 15 seconds, each from a network of their own, as the
 * limits for strangers expect.
 * @param {string} url of the portal
 * @param {string[]} links one for each
 * @param {(what: string, ms: number) => void} add
 */
export async function measureTakers(url, links, add) {
  const agent = new http.Agent({ keepAlive: true });
  const takers = links.map((link, place) => ({ link, post: poster(url, agent, place) }));
  const started = performance.now();
  /** @type {{ paper: Paper, post: Post }[]} */
  const begun = [];
  for (const { link, post } of takers)
    begun.push({ post, paper: { link, ...(await post('start', { link })) } });
  add(`start of ${links.length} attempts, each`, (performance.now() - started) / links.length);
  /** @type {number[]} */
  const times = [];
  await Promise.all(begun.map((taker, place) => take(taker, place, times)));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? NaN;
  const what = `save of ${links.length} takers every ${SAVE_EVERY_MS / 1_000} s`;
  add(`${what}, p50`, at(0.5));
  add(`${what}, p95`, at(0.95));
}

/**
 * @param {{ paper: Paper, post: Post }} taker
 * @param {number} place
 * @param {number[]} times
 */
async function take({ paper: { link, id, questions }, post }, place, times) {
  await pause((place / TAKERS) * SAVE_EVERY_MS);
  for (let seq = 1; seq <= SAVES; seq += 1) {
    const question = questions[seq % questions.length]?.id;
    const answers = [{ question, value: `Because of ${seq}`, flagged: false, seq }];
    const began = performance.now();
    await post('answers', { link, id, answers });
    const took = performance.now() - began;
    times.push(took);
    await pause(Math.max(0, SAVE_EVERY_MS - took));
  }
}

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @param {string} url
 * @param {http.Agent} agent
 * @param {number} place
 * @returns {Post}
 */
function poster(url, agent, place) {
  const { host, port } = new URL(url);
  const localAddress = `127.${1 + Math.floor(place / 250)}.${1 + (place % 250)}.1`;
  return (path, body) =>
    new Promise((resolve, reject) => {
      const request = http.request(
        {
          agent,
          host: '127.0.0.1',
          port,
          localAddress,
          method: 'POST',
          path: `/api/assessment-links/${path}`,
          headers: {
            host,
            origin: url,
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
          },
        },
        (answer) => {
          /** @type {Buffer[]} */
          const parts = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString('utf8');
            if (answer.statusCode === 200) resolve(JSON.parse(text));
            else reject(new Error(`${path} was answered with ${answer.statusCode}: ${text}`));
          });
        },
      );
      request.on('error', reject);
      request.end(JSON.stringify(body));
    });
}
