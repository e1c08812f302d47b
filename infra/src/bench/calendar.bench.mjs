import os from 'node:os';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { startFloor } from './floor.process.mjs';
import { p95 } from './percentile.client.mjs';

const SERIES = 200;
const LATER_YEARS = 20;

/**
 * One of many series that begin this month: weekly and every second week, at many hours and in two zones.
 * @param {number} place
 * @param {string} month `2026-11`
 */
function seriesOf(place, month) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, '0');
  const at = `${month}-${two((place % 28) + 1)}T${two(8 + (place % 10))}`;
  return {
    owner: { kind: 'person' },
    title: `Series ${place}`,
    place: 'Studio',
    link: null,
    description: null,
    category: null,
    zone: place % 2 ? 'Asia/Kolkata' : 'Europe/Berlin',
    start: `${at}:00`,
    end: `${at}:45`,
    rule: place % 3 ? 'FREQ=WEEKLY;INTERVAL=2' : 'FREQ=WEEKLY',
    roomId: null,
    visibility: 'normal',
    busy: true,
    state: 'confirmed',
    guestIds: [],
    reminders: [],
  };
}

/**
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 * @param {object} event
 */
async function addEvent({ url }, cookie, event) {
  const answer = await fetch(`${url}/api/calendar/events`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      origin: url,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(event),
  });
  if (!answer.ok) throw new Error(`A series was answered with ${answer.status}: ${await answer.text()}`);
}

/** @param {Date} day of the month @param {number} years later */
function monthOf(day, years) {
  const first = new Date(Date.UTC(day.getUTCFullYear() + years, day.getUTCMonth() + 1, 1));
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
  const text = (/** @type {Date} */ at) => at.toISOString().slice(0, 10);
  return { from: text(first), to: text(next) };
}

/**
 * Measures a month of a calendar with two hundred series, next month and twenty years later, against a table that holds
 * each date as a row, which the calendar does without.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 */
export async function measureCalendar(portal, client) {
  const cookie = await portal.signIn('employee');
  const now = new Date();
  for (let place = 0; place < SERIES; place += 1)
    await addEvent(portal, cookie, seriesOf(place, now.toISOString().slice(0, 7)));
  const months = { 'next month': monthOf(now, 0), 'twenty years later': monthOf(now, LATER_YEARS) };
  await client.query('create table bench_calendar (id text, title text, starts timestamptz, item jsonb)');
  const { url } = await startPostgres({ dataDir: portal.dataDir });
  const floor = await startFloor(url);
  const reads = [];
  try {
    for (const [read, { from, to }] of Object.entries(months)) {
      const path = `${portal.url}/api/calendar/items?from=${from}&to=${to}&zone=Asia/Kolkata`;
      const { items } = await (await fetch(path, { headers: { cookie } })).json();
      await client.query(
        `insert into bench_calendar select item ->> 'id', item ->> 'title', (item ->> 'start')::timestamptz, item
         from jsonb_array_elements($1) item`,
        [JSON.stringify(items)],
      );
      const bare = await p95(`${floor.url}/c/${from}/${to}`, cookie);
      reads.push({ read, dates: items.length, portal: await p95(path, cookie), floor: bare });
    }
  } finally {
    floor.stop();
  }
  return { series: SERIES, load: os.loadavg()[0] ?? Number.NaN, reads };
}
