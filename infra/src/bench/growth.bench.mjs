import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/browser.finder.mjs';
import { measureTakers, TAKERS } from './assessment-takers.client.mjs';
import { loadEmployees } from './employee-load.sql.mjs';
import { countResults, finishForms, loadApplicants, loadInvitations, loadLead } from './growth-load.sql.mjs';
import { median } from './median.rules.mjs';
import { openPage } from './page.visit.mjs';
import { p95 } from './percentile.client.mjs';

const APPLICANTS = 5_000;
const PEOPLE = 1_000;
const QUESTIONS = 20;
const DAY_MS = 86_400_000;
const VISITS = 5;

/** @typedef {{ what: string, ms: number }} GrowthFigure */
/** @typedef {(what: string, ms: number) => void} Add */

/**
 * Reads the board and the list of an opening with 5,000 applicants, lets 500 of them save the answers of an assessment
 * every 15 seconds, and launches and publishes an evaluation of 1,000 people.
 * @param {import('./running.portal.mjs').RunningPortal} portal
 * @param {import('pg').Client} client of an administrator
 * @param {(figure: string) => void} known
 */
export async function measureGrowth(portal, client, known) {
  const cookie = await portal.signIn('admin');
  const call = caller(portal.url, cookie);
  /** @type {GrowthFigure[]} */
  const figures = [];
  /** @type {Add} */
  const add = (what, ms) => {
    figures.push({ what, ms });
    known(`${what}: ${Math.round(ms)} ms`);
  };
  const [opening] = (await call('GET', 'openings?state=open&limit=1')).items;
  await loadApplicants(client, { openingId: opening.id, people: APPLICANTS });
  for (const [what, path] of Object.entries(readsOf(opening.id)))
    add(what, await p95(`${portal.url}/api/hr/${path}`, cookie));
  const board = { url: `${portal.url}/demo/hiring/current?id=${opening.id}`, cookie };
  add(`board of ${APPLICANTS} applicants, largest paint`, await paintOf(board));
  const assessmentId = await openAssessment(call);
  await measureTakers(portal.url, await loadInvitations(client, { assessmentId, people: TAKERS }), add);
  await measureCycle(call, { client, add });
  return figures;
}

/**
 * The median largest paint of visits with an empty cache.
 * @param {{ url: string, cookie: string }} place
 */
async function paintOf(place) {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  const paints = [];
  try {
    for (let visit = 0; visit < VISITS; visit += 1)
      paints.push((await openPage(browser, place, { throttled: false })).lcpMs);
  } finally {
    await browser.close();
  }
  return median(paints);
}

/** @param {string} openingId what a page asks -> path */
const readsOf = (openingId) => ({
  [`board of ${APPLICANTS} applicants, p95`]: `openings/${openingId}/board`,
  'list of applicants, p95': `applications?opening=${openingId}&limit=50`,
  'list of one stage by experience, p95': `applications?opening=${openingId}&state=interview&sort=-experience&limit=50`,
  'figures of hiring, p95': 'hiring-figures',
});

/** @typedef {{ call: ReturnType<typeof caller>, client: import('pg').Client, add: Add }} Measuring */

/** @param {ReturnType<typeof caller>} call @returns {Promise<string>} */
async function openAssessment(call) {
  const questionIds = [];
  for (let place = 1; place <= QUESTIONS; place += 1) {
    const content = { kind: 'longText', rubric: [{ id: 'r1', text: 'Says why', points: 2 }] };
    const question = {
      text: `Why ${place}?`,
      bank: 'Bench',
      tags: [],
      points: 2,
      cost: 0,
      content,
      feedback: '',
    };
    questionIds.push((await call('POST', 'assessment-questions', question)).id);
  }
  const { id, version } = await call('POST', 'assessments', {
    name: 'Bench',
    description: '',
    audience: 'applicants',
    questionIds,
    draws: [],
    limitMin: 60,
    opensAt: null,
    closesAt: null,
    graceSec: 30,
    attempts: 1,
    counted: 'highest',
    shuffleQuestions: true,
    shuffleOptions: true,
    forward: false,
    passPercent: null,
    floorAtZero: true,
    reveal: 'score',
    revealAt: 'scored',
  });
  await call('POST', `assessments/${id}/publish`, { version });
  return id;
}

/**
 * @param {ReturnType<typeof caller>} call
 * @param {Omit<Measuring, 'call'>} by
 */
async function measureCycle(call, { client, add }) {
  await loadEmployees(client, { from: 1, to: PEOPLE });
  await loadLead(client, 'admin@demo.test');
  const { id } = await call('POST', 'evaluation-cycles', await cycleFields(call));
  const step = async (/** @type {string} */ name, given = {}) => {
    const { version } = await call('GET', `evaluation-cycles/${id}`);
    const began = performance.now();
    await call('POST', `evaluation-cycles/${id}/${name}`, { version, ...given });
    return performance.now() - began;
  };
  const launched = await step('launch');
  const people = await countResults(client, id);
  add(`launch for ${people} people`, launched);
  await finishForms(client, id);
  add(`publish for ${people} people`, await step('publish', { resultIds: null }));
}

/** @param {ReturnType<typeof caller>} call */
async function cycleFields(call) {
  const question = { required: true, allowNA: false, options: [], weight: 1, kind: 'rating' };
  const template = await call('POST', 'evaluation-templates', {
    name: 'Bench',
    scale: { min: 1, max: 5, step: 1 },
    sections: [
      { key: 'work', title: 'Work', weight: 100, questions: [{ ...question, key: 'goals', title: 'Goals' }] },
    ],
    labels: [
      { from: 1, label: 'Below' },
      { from: 3, label: 'Meets' },
    ],
  });
  const day = (/** @type {number} */ days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return {
    name: 'Bench',
    periodFrom: day(-365),
    periodTo: day(0),
    templateId: template.id,
    templates: [],
    weights: { self: 0, peer: 0, lead: 100, hr: 0 },
    deadlines: { self: null, peer: null, lead: day(20), hr: null },
    joinedBefore: day(0),
    anonymity: 3,
    hrReviewerId: null,
  };
}

/**
 * @param {string} url
 * @param {string} cookie
 */
const caller =
  (url, cookie) =>
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async (method, path, body) => {
    const answer = await fetch(`${url}/api/hr/${path}`, {
      method,
      headers: {
        ...(cookie && { cookie }),
        origin: url,
        ...(body && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
