import { once } from 'node:events';
import http from 'node:http';

/**
 * Opens a live stream as a browser does.
 * @param {string} url of the portal
 * @param {string} cookie
 * @param {(event: string) => void} onEvent called with the JSON of each event
 * @returns {Promise<http.ClientRequest>} to be destroyed
 */
export async function openStream(url, cookie, onEvent) {
  const request = http.get(`${url}/api/events`, { headers: { cookie }, agent: false });
  const [answer] = await once(request, 'response');
  if (answer.statusCode !== 200) throw new Error(`A stream was refused with ${answer.statusCode}.`);
  answer.on('data', (/** @type {Buffer} */ part) => {
    for (const line of String(part).split('\n')) if (line.startsWith('data: ')) onEvent(line.slice(6));
  });
  answer.on('error', () => undefined);
  return request;
}
