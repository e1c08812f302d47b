import { putBefore, stepBy } from './sequence.rules.js';

test('a thing goes before another, to the end, or a place up and down, and none is lost', () => {
  const keys = ['a', 'b', 'c'];
  expect(putBefore(keys, 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(putBefore(keys, 'a', null)).toEqual(['b', 'c', 'a']);
  expect(putBefore(keys, 'a', 'a')).toEqual(keys);
  expect(putBefore(keys, 'x', 'a')).toEqual(keys);
  expect(putBefore(keys, 'a', 'x')).toEqual(keys);
  expect(stepBy(keys, 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(stepBy(keys, 'a', -1)).toEqual(keys);
  expect(stepBy(keys, 'c', 1)).toEqual(keys);
});
