import { fitting, larger, smaller } from './zoom.rules.js';

test('steps end at both ends, also from between two of them', () => {
  expect([larger(1), larger(1.5), larger(0.4), smaller(1), smaller(0.25), smaller(0.4)]).toEqual([
    1.25, 1.5, 0.5, 0.8, 0.25, 0.35,
  ]);
});

test('a chart that fits is not enlarged, a wide one shrinks to what can be read', () => {
  const view = { width: 1000, height: 600 };
  expect(fitting({ width: 500, height: 300 }, view)).toBe(1);
  expect(fitting({ width: 2000, height: 300 }, view)).toBe(0.5);
  expect(fitting({ width: 500, height: 900 }, view)).toBe(0.66);
  expect(fitting({ width: 100_000, height: 300 }, view)).toBe(0.25);
  expect(fitting({ width: 0, height: 0 }, view)).toBe(1);
});
