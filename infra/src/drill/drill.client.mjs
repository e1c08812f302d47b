import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 120_000;
const pauseMs = 40;
const busy = 409;
const tooMany = 429;

/** @typedef {{ status: number, body: any }} Answer */

/** @param {{ url: string, cookie: string, agent: http.Agent }} from */
function sender({ url, cookie, agent }) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {{ body?: unknown, key?: string }} [options]
   * @returns {Promise<Answer>}
   */
  return (method, path, { body, key } = {}) =>
    new Promise((resolve, reject) => {
      const always = { cookie, origin: url, 'content-type': 'application/json' };
      const headers = { ...always, ...(key && { 'idempotency-key': key }) };
      const request = http.request(url + path, { method, agent, headers }, (response) => {
        text(response).then(
          (json) => resolve({ status: response.statusCode ?? 0, body: json && JSON.parse(json) }),
          reject,
        );
      });
      request.on('error', reject);
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

/**
 * Calls the portal as a signed-in person, over connections that may break at any moment.
 * @param {string} url
 * @param {string} cookie
 */
export function createClient(url, cookie) {
  const agent = new http.Agent({ keepAlive: true });

  const send = sender({ url, cookie, agent });

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
   * Sends a request with an idempotency key repeatedly until there is an answer.
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
      if (Date.now() > deadline)
        throw new Error(`${request[0]} ${request[1]} had no answer for two minutes.`);
      await wait(pauseMs);
    }
  };
  return { attempt, insist, close: () => agent.destroy() };
}
