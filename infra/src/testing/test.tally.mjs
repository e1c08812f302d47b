import { stripVTControlCharacters } from 'node:util';

const REASON_LINES = 12;
const SLOWEST = 10;

/**
 * The result of a test run. `failures` are names for people, each with the first lines of its reason below it; a runner
 * that crashed is one of them.
 * @typedef {{ passed: number, failures: string[], skipped: string[], suites?: Suite[] }} Tally
 * @typedef {{ name: string, seconds: number }} Suite a file of tests, and how long it took
 */

/**
 * A failed test with the beginning of what it said: where only the end of a long output is kept, this is all that
 * remains of it.
 * @param {string} name
 * @param {(string | undefined)[]} reasons may be coloured
 * @returns {string}
 */
export function withReason(name, reasons) {
  const lines = stripVTControlCharacters(reasons.join('\n'))
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `    ${line}`)].join('\n');
}

/** @type {Tally} */
const nothing = { passed: 0, failures: [], skipped: [], suites: [] };

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function addUp(tallies) {
  return tallies.reduce(
    (sum, { passed, failures, skipped, suites = [] }) => ({
      passed: sum.passed + passed,
      failures: [...sum.failures, ...failures],
      skipped: [...sum.skipped, ...skipped],
      suites: [...(sum.suites ?? []), ...suites],
    }),
    nothing,
  );
}

/**
 * Counts a runner that ended badly as a failure, even when its report has none.
 * @param {string} runner
 * @param {Tally | null} tally null when it left no report
 * @param {string} how e.g. `exit code 1`, '' when it ended well
 * @returns {Tally}
 */
export function withCrash(runner, tally, how) {
  if (!tally) return { ...nothing, failures: [`${runner} crashed: no report (${how || 'exit code 0'})`] };
  if (!how || tally.failures.length) return tally;
  return { ...tally, failures: [`${runner} ended with ${how}, though no test of it failed`] };
}

/**
 * @param {Tally} tally
 * @returns {string} for the terminal; its last line is `N passed, N failed`
 */
export function describeTally({ passed, failures, skipped, suites = [] }) {
  const listed = (/** @type {string} */ title, /** @type {string[]} */ names) =>
    names.length ? ['', `${title}:`, ...names.map((name) => `  ${name}`)] : [];
  const slowest = [...suites].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    ...listed(
      'Slowest',
      slowest.map(({ name, seconds }) => `${seconds.toFixed(1)} s ${name}`),
    ),
    ...listed('Skipped', skipped),
    ...listed('Failed', failures),
    '',
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}
