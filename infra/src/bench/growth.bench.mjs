import { loadEmployees } from './employee-load.sql.mjs';
import { finishForms, loadApplicants, loadInvitations, loadLead } from './growth-load.sql.mjs';
import { p95 } from './percentile.client.mjs';

const APPLICANTS = 5_000;
const TAKERS = 500;
const SAVE_EVERY_MS = 15_000;
const SAVES = 4;
const PEOPLE = 1_000;
const QUESTIONS = 20;
const DAY_MS = 86_400_000;

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
  await measureTakers(portal.url, { call, client, add });
  await measureCycle(call, { client, add });
  return figures;
}

/** @param {string} openingId what a page asks -> path */
const readsOf = (openingId) => ({
  [`board of ${APPLICANTS} applicants, p95`]: `openings/${openingId}/board`,
  'list of applicants, p95': `applications?opening=${openingId}&limit=50`,
  'list of one stage by experience, p95': `applications?opening=${openingId}&state=interview&sort=-experience&limit=50`,
  'figures of hiring, p95': 'hiring-figures',
});

/** @typedef {{ call: ReturnType<typeof caller>, client: import('pg').Client, add: Add }} Measuring */

/**
 * @param {string} url
 * @param {Measuring} by
 */
async function measureTakers(url, { call, client, add }) {
  const assessmentId = await openAssessment(call);
  const links = await loadInvitations(client, { assessmentId, people: TAKERS });
  const open = caller(url, '', '');
  const started = performance.now();
  /** @type {{ link: string, id: string, questions: { id: string }[] }[]} */
  const papers = [];
  for (const link of links)
    papers.push({ link, ...(await open('POST', 'assessment-links/start', { link })) });
  add(`start of ${TAKERS} attempts, each`, (performance.now() - started) / TAKERS);
  /** @type {number[]} */
  const times = [];
  await Promise.all(papers.map((paper, place) => take(open, { paper, place, times })));
  times.sort((a, b) => a - b);
  add(
    `save of ${TAKERS} takers every ${SAVE_EVERY_MS / 1_000} s, p50`,
    times[Math.floor(times.length / 2)] ?? NaN,
  );
  add(
    `save of ${TAKERS} takers every ${SAVE_EVERY_MS / 1_000} s, p95`,
    times[Math.floor(times.length * 0.95)] ?? NaN,
  );
}

/**
 * Saves now and then, as somebody who answers one question after the other.
 * @param {ReturnType<typeof caller>} call
 * @param {{ paper: { link: string, id: string, questions: { id: string }[] }, place: number, times: number[] }} given
 */
async function take(call, { paper: { link, id, questions }, place, times }) {
  await pause((place / TAKERS) * SAVE_EVERY_MS);
  for (let seq = 1; seq <= SAVES; seq += 1) {
    const question = questions[seq % questions.length]?.id;
    const answers = [{ question, value: `Because of ${seq}`, flagged: false, seq }];
    const began = performance.now();
    await call('POST', 'assessment-links/answers', { link, id, answers });
    const took = performance.now() - began;
    times.push(took);
    await pause(Math.max(0, SAVE_EVERY_MS - took));
  }
}

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
  add(`launch for ${PEOPLE} people`, await step('launch'));
  await finishForms(client, id);
  add(`publish for ${PEOPLE} people`, await step('publish', { resultIds: null }));
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

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @param {string} url
 * @param {string} cookie
 * @param {string} [area] of the paths
 */
const caller =
  (url, cookie, area = 'hr/') =>
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async (method, path, body) => {
    const answer = await fetch(`${url}/api/${area}${path}`, {
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
