import { dropsAbove } from './drop-place.rules.js';

test('a drop lands above what has its middle below it, or at the end', () => {
  const drawn = [
    { key: 'a', top: 0, bottom: 100 },
    { key: 'b', top: 108, bottom: 208 },
  ];
  expect([10, 60, 150, 170].map((y) => dropsAbove(drawn, y))).toEqual(['a', 'b', 'b', null]);
});
