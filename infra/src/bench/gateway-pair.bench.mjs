import { keptSecret, keptSecretKeys } from '../data/private.file.mjs';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { openStream } from './event-stream.client.mjs';
import { makeDataFolder, startPortal } from './running.portal.mjs';

const NOTIFICATIONS = 50;

/**
 * Measures the time from a request at one gateway until a page at another gateway of the same database gets the
 * notification.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 */
export async function measureGatewayPair(portal) {
  const { url } = await startPostgres({ dataDir: portal.dataDir });
  const { folder, remove } = makeDataFolder();
  const second = await startPortal(folder, {
    DATABASE_URL: url,
    ATRIUM_SECRET: keptSecret(portal.dataDir),
    ATRIUM_SECRET_KEYS: keptSecretKeys(portal.dataDir),
  });
  try {
    const cookie = await portal.signIn('hr');
    /** @type {(() => void) | undefined} */
    let hear;
    const onEvent = (/** @type {string} */ event) => event.includes('"Notification"') && hear?.();
    const stream = await openStream(second.url, await second.signIn('employee'), onEvent);
    const times = [];
    for (let number = 1; number <= NOTIFICATIONS; number += 1) {
      const heard = new Promise((resolve) => (hear = () => resolve(undefined)));
      const began = performance.now();
      await announce(portal, cookie, number);
      await heard;
      times.push(performance.now() - began);
    }
    stream.destroy();
    times.sort((a, b) => a - b);
    return {
      notifications: times.length,
      medianMs: times[times.length / 2] ?? 0,
      slowestMs: times.at(-1) ?? 0,
    };
  } finally {
    await second.stop();
    remove();
  }
}

/**
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 * @param {number} number
 */
async function announce({ url }, cookie, number) {
  const answer = await fetch(`${url}/api/announcements`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ title: `Notice ${number}`, text: 'To everybody.', roles: [], pinnedUntil: null }),
  });
  if (!answer.ok) throw new Error(`Announcing failed with ${answer.status}: ${await answer.text()}`);
}
