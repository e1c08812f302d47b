/**
 * The parts of Playwright's JSON report that are read here.
 * @typedef {{ title: string, file: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 */

/**
 * @param {Suite} suite
 * @param {string[]} above titles
 * @returns {{ name: string, status: string }[]}
 */
function testsOf(suite, above) {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      status,
      name: [projectName, ...titles, spec.title].filter(Boolean).join(' › '),
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
  const namesWith = (/** @type {string} */ wanted) =>
    tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  const flaky = namesWith('flaky').map((name) => `${name} (passed only when tried again)`);
  const outside = errors.map(
    ({ message = 'an error outside the tests' }) => message.split('\n')[0] ?? message,
  );
  return {
    passed: namesWith('expected').length,
    failures: [...namesWith('unexpected'), ...flaky, ...outside],
    skipped: namesWith('skipped'),
  };
}
