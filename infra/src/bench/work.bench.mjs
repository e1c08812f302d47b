/* global document -- in the measured page */
import os from 'node:os';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { findBrowser } from '../browser/browser.finder.mjs';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { figuresOf } from './figure.list.mjs';
import { serveFloorPage } from './floor-page.server.mjs';
import { median } from './median.rules.mjs';
import { newPage, openPage } from './page.visit.mjs';
import { p95 } from './percentile.client.mjs';
import { loadColleagues, loadTasks, makeTaskFloor } from './work-load.sql.mjs';

const TAB = 'digitalMarketing';
/** Open ones, so that the board has 5,000. */
const BOARD = 10_000;
const MANY = 1_000_000;
const COLLEAGUES = 400;
const VISITS = 5;
const PEOPLE = 20;
const DROPS = 200;
const BULK = 200;

const LIST = `/api/tasks?tab=${TAB}&limit=50`;
/** What is read -> path. */
const reads = {
  'list, newest': `${LIST}&sort=-number`,
  'list by due day': `${LIST}&sort=dueOn`,
  'list by due day, latest': `${LIST}&sort=-dueOn`,
  'list in manual order': `${LIST}&sort=rank`,
  'list, my tasks': `${LIST}&sort=dueOn&quick=mine`,
  'list, overdue': `${LIST}&sort=dueOn&quick=late`,
  'list, next 7 days': `${LIST}&sort=dueOn&quick=week`,
  'list, unassigned': `${LIST}&sort=rank&quick=unassigned`,
  'list, completed': `${LIST}&sort=-number&stage=done`,
  'list searched: number': `${LIST}&sort=-number&search=t-105001`,
  'list searched: word': `${LIST}&sort=-number&search=banners`,
  'board, first lanes': `/api/tasks/board?tab=${TAB}`,
  'counts of quick filters': `/api/tasks/counts?tab=${TAB}`,
};

/** @typedef {{ read: string, small: number, large: number }} Read */

/**
 * Measures boards, drops, changes of many tasks and lists as they grow, beside the bare statements of each.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 * @param {(figure: string) => void} known prints one when it is known
 */
export async function measureWork(portal, client, known) {
  const { figures, add } = figuresOf(known);
  const cookie = await portal.signIn('admin');
  await loadColleagues(client, COLLEAGUES);
  await loadTasks(client, { from: 1, to: BOARD, tab: TAB });
  await makeTaskFloor(client);
  const { url: database } = await startPostgres({ dataDir: portal.dataDir });
  const floor = new pg.Pool({ connectionString: database, max: PEOPLE });
  try {
    const page = await measureBoardPage(portal, cookie);
    add('board of 5,000, navigation to cards, ms', page.portal, page.floor);
    const server = await p95(`${portal.url}${reads['board, first lanes']}`, cookie);
    add('board of 5,000, server, p95 ms', server, await p95Of(() => bareBoard(floor)));
    for (const people of [1, PEOPLE]) {
      const drop = await dropAll(portal, client, { cookie, people });
      add(`drop, at once: ${people}, p95 ms`, drop, await bareDrops(floor, people));
    }
    const bulk = await changeMany(portal, cookie, client);
    add('change of 200, ms', bulk, await bareBulk(floor));
    const sayRead = (/** @type {string} */ read, /** @type {number} */ ms) =>
      known(`${read}: ${ms.toFixed(1)} ms`);
    const small = await readAll(portal, cookie, sayRead);
    await loadTasks(client, { from: BOARD + 1, to: MANY, tab: TAB });
    const large = await readAll(portal, cookie, sayRead);
    const lists = Object.keys(reads).map((read) => ({
      read,
      small: small[read] ?? Number.NaN,
      large: large[read] ?? Number.NaN,
    }));
    return { figures, lists, load: os.loadavg()[0] ?? Number.NaN };
  } finally {
    await floor.end();
  }
}

/**
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 * @param {(read: string, ms: number) => void} say
 */
async function readAll(portal, cookie, say) {
  /** @type {Record<string, number>} */
  const times = {};
  for (const [read, path] of Object.entries(reads)) {
    const ms = await p95(portal.url + path, cookie);
    times[read] = ms;
    say(read, ms);
  }
  return times;
}

/**
 * From the navigation to painted cards, plain, in a cache that has nothing.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 */
async function measureBoardPage(portal, cookie) {
  const { executablePath, args } = await findBrowser();
  const [bare, browser] = [await serveFloorPage(), await chromium.launch({ executablePath, args })];
  const url = `${portal.url}/demo/employee/TaskTable?layout=board&tab=${TAB}`;
  /** @type {{ portal: number[], floor: number[] }} */
  const times = { portal: [], floor: [] };
  try {
    for (let visit = 0; visit < VISITS; visit += 1) {
      times.portal.push(await paintCards(browser, { url, cookie }));
      const { lcpMs } = await openPage(browser, { url: bare.url }, { throttled: false });
      times.floor.push(lcpMs);
    }
  } finally {
    await browser.close();
    bare.stop();
  }
  return { portal: median(times.portal), floor: median(times.floor) };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, cookie: string }} place
 */
async function paintCards(browser, place) {
  const { page, close } = await newPage(browser, place);
  try {
    await page.goto(place.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelectorAll('.at-kcard').length > 20);
    return Number(await page.evaluate('performance.now()'));
  } finally {
    await close();
  }
}

/** @param {number[]} times */
const percentile = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** @param {() => Promise<unknown>} work */
async function p95Of(work) {
  const times = [];
  for (let number = 0; number < 200; number += 1) times.push(await timed(work));
  return percentile(times);
}

/** @param {import('pg').Pool} floor */
async function bareBoard(floor) {
  for (const stage of ['backlog', 'todo', 'in_progress', 'review', 'done', 'cancelled'])
    await floor.query('select * from bench_task where tab = $1 and stage = $2 order by rank limit 100', [
      TAB,
      stage,
    ]);
}

/**
 * People drop cards into one list at the same time, each one after the other.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client
 * @param {{ cookie: string, people: number }} crowd
 */
async function dropAll(portal, client, { cookie, people }) {
  const { rows } = await client.query(
    `select id from task where tab = $1 and stage = 'todo' order by rank limit $2`,
    [TAB, DROPS + people],
  );
  const ids = rows.map(({ id }) => String(id));
  /** @type {number[]} */
  const times = [];
  const drop = async (/** @type {string} */ id, /** @type {string} */ after) => {
    const body = JSON.stringify({ stage: 'review', after, before: null });
    const headers = { cookie, 'content-type': 'application/json', origin: portal.url };
    const answer = await fetch(`${portal.url}/api/tasks/${id}/move`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`A drop was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  };
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      for (let number = person; number < DROPS; number += people)
        times.push(await timed(() => drop(ids[number] ?? '', ids[DROPS + person] ?? '')));
    }),
  );
  return percentile(times);
}

/**
 * @param {import('pg').Pool} floor
 * @param {number} people
 */
async function bareDrops(floor, people) {
  const { rows } = await floor.query('select id from bench_task limit $1', [DROPS]);
  /** @type {number[]} */
  const times = [];
  const update = `update bench_task set stage = 'review', rank = rank || '1', version = version + 1 where id = $1`;
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      for (let number = person; number < DROPS; number += people)
        times.push(await timed(() => floor.query(update, [rows[number]?.id])));
    }),
  );
  return percentile(times);
}

/**
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {string} cookie
 * @param {import('pg').Client} client
 */
async function changeMany(portal, cookie, client) {
  const { rows } = await client.query(
    `select id from task where tab = $1 and stage = 'backlog' and priority <> 'urgent' limit $2`,
    [TAB, BULK],
  );
  const change = { kind: 'priority', priority: 'urgent' };
  const body = JSON.stringify({ change, ids: rows.map(({ id }) => id), matching: null });
  const headers = { cookie, 'content-type': 'application/json', origin: portal.url };
  return timed(async () => {
    const answer = await fetch(`${portal.url}/api/tasks/bulk`, { method: 'POST', headers, body });
    const report = /** @type {{ undo?: unknown[] }} */ (await answer.json());
    if (report.undo?.length !== BULK) throw new Error(`Of ${BULK} tasks ${report.undo?.length} changed.`);
  });
}

/** @param {import('pg').Pool} floor */
async function bareBulk(floor) {
  const { rows } = await floor.query('select id from bench_task limit $1', [BULK]);
  return timed(async () => {
    for (const { id } of rows)
      await floor.query(`update bench_task set priority = 'urgent', version = version + 1 where id = $1`, [
        id,
      ]);
  });
}
