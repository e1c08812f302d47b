import { formatMinutes } from './durations.js';

test.each([
  [450, '7 h 30 min'],
  [485, '8 h 05 min'],
  [45, '45 min'],
  [9600, '160 h'],
  [62_550, '1,042 h 30 min'],
  [0, '0 h'],
  [-90, '−1 h 30 min'],
  [-30, '−30 min'],
  [29.999, '30 min'],
])('%d minutes are %s', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
