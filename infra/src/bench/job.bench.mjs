import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// The size of a bulk action.
const AT_ONCE = 200;
const ROUNDS = 3;

/**
 * Measures invitations per second, from the press of the button to the last delivered mail. An invitation is a
 * transaction with a user, a link, an audit entry, events, and a job that sends the mail.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator, with loaded employees
 */
export async function measureJobs(portal, client) {
  const cookie = await portal.signIn('hr');
  const { rows } = await client.query(
    `select id from employee where work_email like '%@bench.test' and user_id is null limit $1`,
    [AT_ONCE * ROUNDS],
  );
  const ids = rows.map((/** @type {{ id: string }} */ { id }) => id);
  const outbox = path.join(portal.dataDir, 'outbox');
  const mails = () => fs.readdirSync(outbox).filter((name) => name.endsWith('.json')).length;
  const wanted = mails() + ids.length;
  const began = performance.now();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const answer = await fetch(`${portal.url}/api/hr/employees/bulk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: portal.url, cookie },
      body: JSON.stringify({
        step: 'invite',
        ids: ids.slice(at, at + AT_ONCE),
        matching: null,
        values: null,
      }),
    });
    if (!answer.ok) throw new Error(`Inviting failed with ${answer.status}: ${await answer.text()}`);
  }
  while (mails() < wanted) await wait(20);
  return { invitationsPerSecond: ids.length / ((performance.now() - began) / 1000) };
}
