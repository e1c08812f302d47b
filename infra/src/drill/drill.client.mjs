import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 120_000;
const pauseMs = 40;
const busy = 409;
const tooMany = 429;

/** @typedef {{ status: number, body: any }} Answer */

/**
 * Speaks to the portal as somebody signed in, over connections that may break at any moment.
 * @param {string} url
 * @param {string} cookie
 */
export function createClient(url, cookie) {
  const agent = new http.Agent({ keepAlive: true });

  /**
   * @param {string} method
   * @param {string} path
   * @param {{ body?: unknown, key?: string }} [options]
   * @returns {Promise<Answer>}
   */
  const send = (method, path, { body, key } = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        cookie,
        origin: url,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      };
      const request = http.request(url + path, { method, agent, headers }, (response) => {
        /** @type {Buffer[]} */
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          if (!response.complete) return reject(new Error('The answer was cut.'));
          const text = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode ?? 0, body: text && JSON.parse(text) });
        });
      });
      request.on('error', reject);
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });

  /**
   * One attempt.
   * @param {Parameters<typeof send>} request
   * @returns {Promise<Answer | null>} null when nothing is known of its effect, or it is to be tried later
   */
  const attempt = async (...request) => {
    const answer = await send(...request).catch(() => null);
    const later = !answer || answer.status >= 500 || answer.status === tooMany;
    const stillRunning = answer?.status === busy && answer.body?.error?.code !== 'CONFLICT';
    return later || (request[2]?.key && stillRunning) ? null : answer;
  };

  /**
   * Sends a request that has its effect once however often it is sent, until there is an answer.
   * @param {() => void} onLost
   * @param {Parameters<typeof send>} request
   * @returns {Promise<Answer>}
   */
  const insist = async (onLost, ...request) => {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const answer = await attempt(...request);
      if (answer) return answer;
      onLost();
      if (Date.now() > deadline) throw new Error(`${request[0]} ${request[1]} had no answer for two minutes.`);
      await wait(pauseMs);
    }
  };
  return { attempt, insist, close: () => agent.destroy() };
}
