import path from 'node:path';
import { withReason } from './test.tally.mjs';

/**
 * The parts of Jest's JSON report that are read here.
 * @typedef {object} JestReport
 * @property {{
 *   name: string,
 *   status: string,
 *   message: string,
 *   startTime?: number,
 *   endTime?: number,
 *   assertionResults: { fullName: string, status: string, failureMessages?: string[] }[],
 * }[]} testResults one for each file
 */

/**
 * @param {JestReport} report
 * @param {string} root of the project, to shorten names
 * @returns {import('./test.tally.mjs').Tally}
 */
export function tallyJest({ testResults }, root) {
  const named = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      status,
      name: withReason(`${path.relative(root, name)} › ${fullName}`, failureMessages),
    })),
  );
  const namesWith = (/** @type {string[]} */ statuses) =>
    named.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  // A file that does not load, or fails outside its tests, has no failed test in the report.
  const broken = testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((t) => t.status === 'failed'),
    )
    .map(({ name, message }) => withReason(`${path.relative(root, name)} did not run`, [message]));
  return {
    passed: namesWith(['passed']).length,
    failures: [...namesWith(['failed']), ...broken],
    skipped: namesWith(['pending', 'skipped', 'todo', 'disabled']),
    suites: testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
