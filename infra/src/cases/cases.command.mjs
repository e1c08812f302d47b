import { PlainError } from '../plain.error.mjs';
import { listAreas, readCases, runCases } from './case.runner.mjs';

const USAGE =
  'npm run cases -- KIND FILE runs a file of cases, for example npm run cases -- attendance attendance-cases.json.';

/** @param {unknown} value */
const shown = (value) => (value === undefined ? 'nothing' : JSON.stringify(value));

/**
 * `npm run cases`: prints each difference and then `N passed, N failed`.
 * @param {string[]} args the area and the file
 * @returns {Promise<boolean>} whether all passed
 * @throws {PlainError} for a wrong call, a file that is none of cases, or an area without cases
 */
export async function cases([area, file, ...more]) {
  if (!area || !file || more.length > 0)
    throw new PlainError(`${USAGE} There are: ${listAreas().join(', ')}.`);
  const results = await runCases(area, readCases(file));
  for (const { id, differences } of results) {
    for (const { path, expected, got } of differences) {
      console.log(`${id}: ${path || 'result'}: expected ${shown(expected)}, got ${shown(got)}`);
    }
  }
  const failed = results.filter(({ differences }) => differences.length > 0).length;
  console.log(`${String(results.length - failed)} passed, ${String(failed)} failed`);
  return failed === 0;
}
