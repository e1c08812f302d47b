import { otherNode } from './other-node.runner.mjs';

test('a run names another Node, and the files that it is for', () => {
  expect(otherNode(['--full', 'node24'])).toEqual({ version: '24', rest: [] });
  expect(otherNode(['node22', 'services/hr'])).toEqual({ version: '22', rest: ['services/hr'] });
  expect(otherNode(['--full', 'node.version', 'infra/src/node'])).toBeNull();
});
