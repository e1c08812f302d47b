import { setTimeout as wait } from 'node:timers/promises';
import { openStream } from './event-stream.client.mjs';

const PEOPLE = 500;
const BOARDS = 10;
const WITHIN_MS = 60_000;
/** Milliseconds within which a page fetches several announced changes at once. */
const BOARD_PAUSE_MS = 500;
const SIGN_INS_AT_ONCE = 4;

const EMPLOYEES = `
  with person as (
    insert into user_account (company_id, email, first_name, last_name, password_hash, role, status, confirmed_at)
    select own.company_id, 'clock' || n || '@demo.test', 'Clock', 'Number ' || n, own.password_hash, own.role, own.status,
      own.confirmed_at
    from user_account own, generate_series(1, $1::int) n
    where own.email = 'employee@demo.test'
    returning company_id, id, email, last_name
  )
  insert into employee (company_id, code, first_name, last_name, work_email, user_id, employment_type, joining_date,
    timezone)
  select company_id, upper(split_part(email, '@', 1)), 'Clock', last_name, email, id, 'permanent', '2024-01-01',
    'Asia/Kolkata'
  from person`;

/**
 * Measures clock-ins of many people within a minute, while day boards are open that fetch each change.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 */
export async function measureClockIns(portal, client) {
  await client.query(EMPLOYEES, [PEOPLE]);
  const cookies = await signInAll(portal);
  const boards = await openBoards(portal);
  const latencies = await clockInAll(portal, cookies);
  boards.close();
  const { rows } = await client.query(
    `select count(*)::int as kept from punch join employee on employee.id = punch.employee_id
     where employee.code like 'CLOCK%' and punch.kind = 'in'`,
  );
  latencies.sort((a, b) => a - b);
  return {
    people: PEOPLE,
    boards: BOARDS,
    lost: PEOPLE - rows[0].kept,
    fetches: boards.fetches(),
    p95Ms: latencies[Math.ceil(PEOPLE * 0.95) - 1] ?? 0,
    slowestMs: latencies.at(-1) ?? 0,
  };
}

/** @param {import('./running.portal.mjs').RunningPortal} portal */
async function signInAll(portal) {
  /** @type {string[]} */
  const cookies = [];
  let next = 1;
  const lane = async () => {
    while (next <= PEOPLE) {
      const number = next++;
      cookies.push(await portal.signIn(`clock${number}`));
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, lane));
  return cookies;
}

/**
 * Opens day boards, which fetch their first page again after a change, as the page does.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 */
async function openBoards(portal) {
  const cookie = await portal.signIn('hr');
  let fetched = 0;
  const fetchBoard = async () => {
    const answer = await fetch(`${portal.url}/api/hr/attendance/board`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`The board answered ${answer.status}.`);
    await answer.arrayBuffer();
    fetched += 1;
  };
  const openBoard = async () => {
    /** @type {NodeJS.Timeout | undefined} */
    let waiting;
    const stream = await openStream(portal.url, cookie, (event) => {
      if (!event.includes('AttendanceBoard') || waiting) return;
      waiting = setTimeout(() => {
        waiting = undefined;
        void fetchBoard();
      }, BOARD_PAUSE_MS);
    });
    return () => {
      clearTimeout(waiting);
      stream.destroy();
    };
  };
  /** @type {(() => void)[]} */
  const closings = [];
  for (let board = 0; board < BOARDS; board += 1) closings.push(await openBoard());
  return { fetches: () => fetched, close: () => closings.forEach((close) => close()) };
}

/**
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string[]} cookies
 * @returns {Promise<number[]>} milliseconds of each clock-in
 */
async function clockInAll(portal, cookies) {
  const sent = [];
  for (const cookie of cookies) {
    sent.push(clockIn(portal, cookie));
    await wait(WITHIN_MS / cookies.length);
  }
  return Promise.all(sent);
}

/**
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 */
async function clockIn({ url }, cookie) {
  const began = performance.now();
  const answer = await fetch(`${url}/api/hr/attendance/punches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ kind: 'in' }),
  });
  if (!answer.ok) throw new Error(`A clock-in failed with ${answer.status}: ${await answer.text()}`);
  return performance.now() - began;
}
