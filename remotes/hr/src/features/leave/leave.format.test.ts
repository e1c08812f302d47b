import { amountInWords, changeInWords, countInWords } from './leave.format.js';

test('leave in hours is said in hours and minutes, leave in days in days', () => {
  expect(amountInWords({ days: 0, hours: 7.5 })).toBe('7 h 30 min');
  expect(amountInWords({ days: 2.5, hours: null })).toBe('2.5 days');
  expect(changeInWords({ before: 12, after: 4.5 }, true)).toBe('12 h → 4 h 30 min');
  expect(changeInWords({ before: 4, after: 1.5 }, false)).toBe('4 → 1.5');
  expect([countInWords(0.25, true), countInWords(0.5, false)]).toEqual(['15 min', '0.5']);
});
