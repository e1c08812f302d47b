import { setTimeout as wait } from 'node:timers/promises';
import { openStream } from './event-stream.client.mjs';

const STREAMS = 1_000;
// The most that a person may have open at once.
const STREAMS_EACH = 10;
const REST_MS = 5_000;

const PEOPLE = `
  with person as (
    insert into user_account (company_id, email, first_name, last_name, password_hash, role, status, confirmed_at)
    select hr.company_id, 'stream' || n || '@demo.test', 'Stream', 'Number ' || n, hr.password_hash, hr.role, hr.status,
      hr.confirmed_at
    from user_account hr, generate_series(1, $1::int) n
    where hr.email = 'hr@demo.test'
    returning company_id, id
  )
  insert into permission_entry
  select person.company_id, person.id, entry.tab, entry.access_type, entry.resources
  from person, user_account hr join permission_entry entry on entry.user_id = hr.id
  where hr.email = 'hr@demo.test'`;

/**
 * Measures the gateway's memory for an open event stream, and the time until the last stream gets an event after a
 * change.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 */
export async function measureStreams(portal, client) {
  await client.query(PEOPLE, [STREAMS / STREAMS_EACH]);
  const cookies = [];
  for (let number = 1; number <= STREAMS / STREAMS_EACH; number += 1)
    cookies.push(await portal.signIn(`stream${number}`));
  await wait(REST_MS);
  const before = portal.residentMegabytes();
  const heardBy = new Set();
  /** @type {(() => void) | undefined} */
  let allHeard;
  const hear = (/** @type {number} */ stream) => {
    heardBy.add(stream);
    if (heardBy.size === STREAMS) allHeard?.();
  };
  const streams = [];
  for (const cookie of cookies)
    for (let own = 0; own < STREAMS_EACH; own += 1)
      streams.push(await openStream(portal.url, cookie, hear.bind(undefined, streams.length)));
  await wait(REST_MS);
  const kilobytesEach = ((portal.residentMegabytes() - before) * 1024) / STREAMS;
  heardBy.clear();
  const heardByAll = new Promise((resolve) => (allHeard = () => resolve(undefined)));
  const began = performance.now();
  await addEmployee(portal);
  await heardByAll;
  const lastHeardMs = performance.now() - began;
  for (const stream of streams) stream.destroy();
  return { streams: STREAMS, kilobytesEach, lastHeardMs };
}

/** @param {import('./running.portal.mjs').RunningPortal} portal */
async function addEmployee(portal) {
  const answer = await fetch(`${portal.url}/api/hr/employees`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: portal.url,
      cookie: await portal.signIn('hr'),
    },
    body: JSON.stringify({
      firstName: 'Late',
      lastName: 'Comer',
      workEmail: 'late@bench.test',
      phone: null,
      invite: false,
      designationId: null,
      departmentId: null,
      employmentType: 'permanent',
      joiningDate: '2026-01-05',
      timezone: 'Asia/Kolkata',
      managerId: null,
    }),
  });
  if (!answer.ok) throw new Error(`Creating an employee failed with ${answer.status}.`);
}
