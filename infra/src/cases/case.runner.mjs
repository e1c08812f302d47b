import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeOf, messageOf, PlainError } from '../plain.error.mjs';
import { projectRoot } from '../project.paths.mjs';
import { compareCase } from './case.compare.mjs';

/** @typedef {import('./case.compare.mjs').Difference} Difference */
/**
 * A case of several kinds names its kind and what is given. Where all cases of a file are of one kind, their own fields
 * are what is given.
 * @typedef {{ id: string, kind?: string, given?: unknown, expect: unknown }} Case
 */
/**
 * `inOrder` puts lists whose order does not matter into one order, in what is expected and in what came.
 * @typedef {object} Runner
 * @property {(kind: string | undefined, given: unknown) => unknown} runCase
 * @property {(result: unknown) => unknown} [inOrder]
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
    typeof one?.id === 'string' && ('expect' in one || 'output' in one);
  if (!Array.isArray(cases) || !cases.every(isCase)) {
    throw new PlainError(
      `${file} is no file of cases: it has no list "cases" of {id, kind, given, expect}, or {id, …, expect}.`,
    );
  }
  // Some sources call them input and output.
  return cases.map((one) => ('output' in one ? { ...one, given: one.input, expect: one.output } : one));
}

/**
 * @param {string} area
 * @returns {Promise<Runner>}
 * @throws {PlainError} for an area without a runner, naming those that have one
 */
async function findRunner(area) {
  const runners = listTestingFiles(/\.cases\.ts$/);
  const file = runners.find((candidate) => areaOf(candidate) === area);
  if (!file)
    throw new PlainError(`There are no cases of "${area}"; there are: ${runners.map(areaOf).join(', ')}.`);
  return import(pathToFileURL(file).href);
}

/**
 * Runs cases through the rules that the product itself uses. A runner that throws fails its case only.
 * @param {string} area
 * @param {Case[]} cases
 * @returns {Promise<CaseResult[]>}
 */
export async function runCases(area, cases) {
  const { runCase, inOrder = (result) => result } = await findRunner(area);
  return cases.map((one) => {
    const { id, kind, given = one, expect } = one;
    try {
      return { id, differences: compareCase(inOrder(expect), inOrder(runCase(kind, given))) };
    } catch (error) {
      return { id, differences: [{ path: '', expected: expect, got: messageOf(error) }] };
    }
  });
}
