import { nextWeek, tomorrow } from './snooze.rules.js';

const at = (day: number, hour = 0) => new Date(2026, 10, day, hour);

test('tomorrow begins at midnight, and next week on Monday', () => {
  expect(tomorrow(at(30, 23))).toEqual(new Date(2026, 11, 1));
  expect(nextWeek(at(23, 9))).toEqual(at(30));
  expect(nextWeek(at(29, 23))).toEqual(at(30));
});
