import { runSteps } from './step.runner.mjs';

/** @type {(name: string, passed: boolean, output?: string) => import('./step.runner.mjs').Step} */
const step = (name, passed, output = '') => ({ name, run: async () => ({ passed, output }) });

test('prints the output of failed steps only and returns their names', async () => {
  /** @type {string[]} */
  const lines = [];
  const failing = { name: 'throws', run: () => Promise.reject(new Error('no such program')) };
  const steps = [step('good', true, 'noise'), step('bad', false, 'line 3 is wrong'), failing];
  const failed = await runSteps(steps, { atOnce: 2, write: (text) => lines.push(text) });
  expect(failed.sort()).toEqual(['bad', 'throws']);
  expect(lines).toHaveLength(3);
  expect(lines.join('')).toMatch(/ok +good/);
  expect(lines.join('')).toMatch(/FAILED bad .*\nline 3 is wrong/);
  expect(lines.join('')).toContain('no such program');
  expect(lines.join('')).not.toContain('noise');
});

test('runs no more steps at once than allowed', async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    return { passed: true, output: '' };
  };
  const steps = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, run }));
  await runSteps(steps, { atOnce: 2, write: () => {} });
  expect(most).toBe(2);
});
