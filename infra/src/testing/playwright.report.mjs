import { withReason } from './test.tally.mjs';

/**
 * The parts of Playwright's JSON report that are read here.
 * @typedef {{ duration?: number, errors?: { message?: string }[] }} Attempt
 * @typedef {{ title: string, file: string, tests: { projectName: string, status: string, results?: Attempt[] }[] }} Spec
 * @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 */

/**
 * @param {Suite} suite
 * @param {string[]} above titles
 * @returns {{ name: string, status: string, reasons: (string | undefined)[], ms: number }[]}
 */
function testsOf(suite, above) {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results = [] }) => ({
      status,
      name: [projectName, ...titles, spec.title].filter(Boolean).join(' › '),
      ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      reasons: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))];
}

/**
 * A test that passed only on a retry counts as failed, because it is unreliable.
 * @param {PlaywrightReport} report
 * @returns {import('./test.tally.mjs').Tally}
 */
export function tallyPlaywright({ suites, errors }) {
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const having = (/** @type {string} */ wanted) => tests.filter(({ status }) => status === wanted);
  const failed = having('unexpected').map(({ name, reasons }) => withReason(name, reasons));
  const flaky = having('flaky').map(({ name, reasons }) =>
    withReason(`${name} (passed only when tried again)`, reasons),
  );
  const outside = errors.map(
    ({ message = 'an error outside the tests' }) => message.split('\n')[0] ?? message,
  );
  return {
    passed: having('expected').length,
    failures: [...failed, ...flaky, ...outside],
    skipped: having('skipped').map(({ name }) => name),
    suites: suites.map((suite) => ({
      name: suite.title,
      seconds: testsOf(suite, []).reduce((sum, { ms }) => sum + ms, 0) / 1000,
    })),
  };
}
