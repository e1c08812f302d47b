import { meanOf } from './score.rules.js';

test('a score is the mean of the means of scorecards, rounded once, half up', () => {
  expect(meanOf([{ total: 10, rated: 3 }])).toBe(3.33);
  expect(meanOf([{ total: 29, rated: 8 }])).toBe(3.63);
  // 10/3 and 11/3 rounded first would be 3.5 all the same, 10/3 and 10/3 and 4 would not be 3.56.
  expect(
    meanOf([
      { total: 10, rated: 3 },
      { total: 10, rated: 3 },
      { total: 4, rated: 1 },
    ]),
  ).toBe(3.56);
  expect(
    meanOf([
      { total: 7, rated: 4 },
      { total: 13, rated: 5 },
    ]),
  ).toBe(2.18);
});

test('what was not assessed does not count', () => {
  expect(meanOf([])).toBeNull();
  expect(meanOf([{ total: 0, rated: 0 }])).toBeNull();
  expect(
    meanOf([
      { total: 0, rated: 0 },
      { total: 8, rated: 2 },
    ]),
  ).toBe(4);
});
