import { percentOf, tooLarge } from './upload.rules.js';

test('only what is empty or too large is not worth sending', () => {
  expect(tooLarge({ size: 10 }, 10)).toBeNull();
  expect(tooLarge({ size: 0 }, 10)).toBe('This file is empty.');
  expect(tooLarge({ size: 2_000_000 }, 1_500_000)).toBe('This file is 2 MB. The limit is 1.5 MB.');
});

test('a share is never more than all of it', () => {
  expect([percentOf(1, 3), percentOf(9, 3), percentOf(0, 0)]).toEqual([33, 100, 0]);
});
