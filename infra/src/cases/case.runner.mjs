import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestPostgres } from '../postgres/test-postgres.process.mjs';
import { codeOf, messageOf, PlainError } from '../plain.error.mjs';
import { projectRoot } from '../project.paths.mjs';
import { compareCase } from './case.compare.mjs';

/** @typedef {import('./case.compare.mjs').Difference} Difference */
/**
 * A case of several kinds names its kind and what is given. Where all cases of a file are of one kind, their own fields
 * are what is given.
 * @typedef {{ id: string, kind?: string, given?: unknown, expect?: unknown }} Case
 */
/**
 * `runCase` also has all cases of the file, because one may build on another. `inOrder` puts lists whose order does not
 * matter into one order, in what is expected and in what came. `expectOf` says what is compared where a file tells it in
 * words or under another name. `close` ends what the cases have started.
 * @typedef {object} Runner
 * @property {(kind: string | undefined, given: unknown, cases: readonly Case[]) => unknown} runCase
 * @property {(one: Case) => unknown} [expectOf]
 * @property {(result: unknown) => unknown} [inOrder]
 * @property {boolean} [needsDatabase]
 * @property {() => Promise<void>} [close]
 */
/** @typedef {{ id: string, differences: Difference[] }} CaseResult */

const services = path.join(projectRoot, 'services');

/** @param {RegExp} pattern of a file name @returns {string[]} files below `src/testing` of the services */
const listTestingFiles = (pattern) =>
  fs.readdirSync(services).flatMap((service) => {
    const folder = path.join(services, service, 'src', 'testing');
    const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    return names.filter((name) => pattern.test(name)).map((name) => path.join(folder, name));
  });

/** @param {string} file */
const areaOf = (file) => path.basename(file).replace(/(\.cases\.ts|-cases\.json)$/, '');

/**
 * The project's own copies: `services/hr/src/testing/leave-cases.json` is one of the area `leave`.
 * @returns {{ area: string, file: string }[]}
 */
export const listOwnCases = () =>
  listTestingFiles(/-cases\.json$/).map((file) => ({ area: areaOf(file), file }));

/**
 * @param {string} file
 * @returns {Case[]}
 * @throws {PlainError} for a file that cannot be read or holds no cases
 */
export function readCases(file) {
  let content;
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new PlainError(
      codeOf(error)
        ? `${file} cannot be read (${codeOf(error)}).`
        : `${file} is no JSON: ${messageOf(error)}`,
    );
  }
  const cases = content?.cases;
  const isCase = (/** @type {any} */ one) =>
    typeof one?.id === 'string' && ['expect', 'output', 'seen', 'expectArrears'].some((name) => name in one);
  if (!Array.isArray(cases) || !cases.every(isCase)) {
    throw new PlainError(
      `${file} is no file of cases: it has no list "cases" of {id, kind, given, expect}, or {id, …, expect}.`,
    );
  }
  const { templates } = content;
  return cases.map((one) => ({
    ...one,
    // Some sources call them input and output.
    ...('output' in one && { given: one.input, expect: one.output }),
    // What many cases share stands in the file once, under its name.
    ...(templates && { template: templates[one.template] }),
  }));
}

const listRunners = () => listTestingFiles(/\.cases\.ts$/);

export const listAreas = () => listRunners().map(areaOf);

/**
 * @param {string} area
 * @returns {Promise<Runner>}
 * @throws {PlainError} for an area without a runner, naming those that have one
 */
async function findRunner(area) {
  const file = listRunners().find((candidate) => areaOf(candidate) === area);
  if (!file) throw new PlainError(`There are no cases of "${area}"; there are: ${listAreas().join(', ')}.`);
  return import(pathToFileURL(file).href);
}

/**
 * Runs cases, one after the other, through the rules and doors that the product itself uses. A runner that throws fails
 * its case only.
 * @param {string} area
 * @param {Case[]} cases
 * @returns {Promise<CaseResult[]>}
 */
export async function runCases(area, cases) {
  const runner = await findRunner(area);
  const stopDatabase = runner.needsDatabase ? await startDatabase() : undefined;
  try {
    const results = [];
    for (const one of cases) results.push(await runOne(runner, one, cases));
    return results;
  } finally {
    await runner.close?.();
    await stopDatabase?.();
  }
}

/** @param {Runner} runner @param {Case} one @param {readonly Case[]} cases @returns {Promise<CaseResult>} */
async function runOne({ runCase, expectOf, inOrder = (result) => result }, one, cases) {
  const { id, kind, given = one } = one;
  const expected = expectOf ? expectOf(one) : one.expect;
  try {
    return { id, differences: compareCase(inOrder(expected), inOrder(await runCase(kind, given, cases))) };
  } catch (error) {
    return { id, differences: [{ path: '', expected, got: messageOf(error) }] };
  }
}

/** @returns {Promise<(() => Promise<void>) | undefined>} stops it; nothing where tests have started one */
async function startDatabase() {
  if (process.env.ATRIUM_TEST_DATABASE_URL) return undefined;
  const { NODE_OPTIONS } = process.env;
  const { url, stop } = await startTestPostgres();
  process.env.ATRIUM_TEST_DATABASE_URL = url;
  // Processes that the portal starts run the sources too.
  process.env.NODE_OPTIONS = [NODE_OPTIONS, ...process.execArgv].filter(Boolean).join(' ');
  return async () => {
    delete process.env.ATRIUM_TEST_DATABASE_URL;
    if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = NODE_OPTIONS;
    await stop();
  };
}
