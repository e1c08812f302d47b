import { tallyJest } from './jest.report.mjs';
import { tallyPlaywright } from './playwright.report.mjs';
import { planTests } from './test.plan.mjs';
import { addUp, describeTally, withCrash } from './test.tally.mjs';

const jestReport = {
  testResults: [
    {
      name: '/clone/a.test.ts',
      status: 'failed',
      message: '',
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [
        { fullName: 'works', status: 'passed' },
        {
          fullName: 'breaks',
          status: 'failed',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\ngot 2'],
        },
        { fullName: 'waits', status: 'pending' },
      ],
    },
    { name: '/clone/b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
  ],
};

const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
  title,
  file: 'sign-in.e2e.ts',
  tests: [
    { projectName: 'desktop', status, results: [{ duration: 500, errors: [{ message: `it ${title}` }] }] },
  ],
});

const playwrightReport = {
  suites: [
    {
      title: 'sign-in.e2e.ts',
      specs: [spec('works', 'expected')],
      suites: [
        {
          title: 'wrong code',
          specs: [spec('breaks', 'unexpected'), spec('wobbles', 'flaky'), spec('waits', 'skipped')],
        },
      ],
    },
  ],
  errors: [{ message: 'the server did not start\n  at …' }],
};

test('a file that does not run counts beside the failed tests', () => {
  expect(tallyJest(jestReport, '/clone')).toEqual({
    passed: 1,
    failures: ['a.test.ts › breaks\n    expected 1\n    got 2', 'b.test.ts did not run\n    SyntaxError'],
    skipped: ['a.test.ts › waits'],
    suites: [
      { name: 'a.test.ts', seconds: 2.5 },
      { name: 'b.test.ts', seconds: 0 },
    ],
  });
});

test('a browser test that passed only the second time, and an error outside the tests, count as failed', () => {
  expect(tallyPlaywright(playwrightReport)).toEqual({
    passed: 1,
    failures: [
      'desktop › sign-in.e2e.ts › wrong code › breaks\n    it breaks',
      'desktop › sign-in.e2e.ts › wrong code › wobbles (passed only when tried again)\n    it wobbles',
      'the server did not start',
    ],
    skipped: ['desktop › sign-in.e2e.ts › wrong code › waits'],
    suites: [{ name: 'sign-in.e2e.ts', seconds: 2 }],
  });
});

test('a runner that ends badly is a failure of its own, unless a test of it failed', () => {
  const fine = { passed: 3, failures: [], skipped: [] };
  expect(withCrash('Jest', null, 'signal SIGKILL').failures).toEqual([
    'Jest crashed: no report (signal SIGKILL)',
  ]);
  expect(withCrash('Jest', null, '').failures).toHaveLength(1);
  expect(withCrash('Jest', fine, 'exit code 1').failures).toHaveLength(1);
  expect(withCrash('Jest', { ...fine, failures: ['x'] }, 'exit code 1').failures).toEqual(['x']);
  expect(withCrash('Jest', fine, '')).toBe(fine);
});

test('the last line has the totals of all runners', () => {
  const sum = addUp([
    { passed: 2, failures: ['x'], skipped: [] },
    { passed: 3, failures: ['y'], skipped: ['z'] },
  ]);
  const lines = describeTally(sum).split('\n');
  expect(lines.at(-1)).toBe('5 passed, 2 failed');
  expect(lines.slice(0, -1).map((line) => line.trim())).toEqual(expect.arrayContaining(['x', 'y', 'z']));
});

test('the ten slowest files are named, the slowest first', () => {
  const suites = Array.from({ length: 12 }, (_, place) => ({ name: `${place}.test.ts`, seconds: place }));
  const said = describeTally(addUp([{ passed: 12, failures: [], skipped: [], suites }])).split('\n');
  expect(said.slice(1, 4)).toEqual(['Slowest:', '  11.0 s 11.test.ts', '  10.0 s 10.test.ts']);
  expect(said.filter((line) => line.includes('.test.ts'))).toHaveLength(10);
});

test.each([
  [[], { jest: true, playwright: true }],
  [['--full'], { jest: true, playwright: true, full: true }],
  [['services/hr'], { jest: true, playwright: false }],
  [['shell/e2e/sign-in'], { jest: false, playwright: true }],
  [['shell'], { jest: true, playwright: true }],
  [['--watch'], { unknown: ['--watch'] }],
])('npm test -- %j plans %j', (args, expected) => {
  expect(planTests(args, ['shell/e2e/sign-in.e2e.ts'])).toMatchObject(expected);
});
