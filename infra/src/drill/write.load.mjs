import { createClient } from './drill.client.mjs';
import { write } from './drill.writer.mjs';

const writers = 16;

/**
 * @param {string} url
 * @returns {Promise<string>} the session's cookie
 */
async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      companyCode: 'demo',
      email: 'hr@demo.test',
      password: process.env.ATRIUM_DEMO_PASSWORD || 'Demo!2026',
    }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`Signing in failed with ${answer.status}.`);
  return cookie;
}

/**
 * Writes as sixteen people at once while something else runs.
 * @param {object} where
 * @param {import('./drilled.portal.mjs').DrilledPortal} where.portal
 * @param {import('./write.ledger.mjs').WriteLedger} where.ledger
 * @param {() => Promise<void>} meanwhile
 */
export async function whileWriting({ portal, ledger }, meanwhile) {
  const client = createClient(portal.url, await signIn(portal.url));
  const end = new AbortController();
  const writing = Promise.all(Array.from({ length: writers }, () => write(client, ledger, end.signal)));
  try {
    // The writers only end by themselves when one of them fails.
    await Promise.race([meanwhile(), writing]);
    end.abort();
    await writing;
  } finally {
    end.abort();
    client.close();
  }
}
