import { readTotals } from './proof.totals.mjs';

test('the totals of a run are those of its last line', () => {
  expect(readTotals('3 passed, 1 failed\nmore\n\n4389 passed, 0 failed\n', 0)).toEqual({
    passed: 4389,
    failed: 0,
  });
  expect(readTotals('12 passed, 2 failed\n', 1)).toEqual({ passed: 12, failed: 2 });
});

test('a run that ends without totals, badly or without any test is a failure', () => {
  expect(readTotals('[ 10.0 s] Installing packages\n', 1)).toEqual({ passed: 0, failed: 1 });
  expect(readTotals('5 passed, 0 failed\n', 1)).toEqual({ passed: 5, failed: 1 });
  expect(readTotals('5 passed, 0 failed\n', null)).toEqual({ passed: 5, failed: 1 });
  expect(readTotals('0 passed, 0 failed\n', 0)).toEqual({ passed: 0, failed: 1 });
});
