import { relativeTime } from './relative-time.rules.js';

const now = new Date(2026, 5, 29, 12, 0, 0);

test.each([
  [new Date(2026, 5, 29, 11, 59, 30), 'just now'],
  [new Date(2026, 5, 29, 11, 48), '12 min ago'],
  [new Date(2026, 5, 29, 9, 1), '2 hr ago'],
  [new Date(2026, 5, 28, 11, 0), 'yesterday'],
  [new Date(2026, 5, 2), '2 Jun'],
  [new Date(2025, 5, 2), '2 Jun 2025'],
  [new Date(2026, 5, 29, 12, 5), 'in 5 min'],
  [new Date(2026, 6, 2), '2 Jul'],
])('%s is "%s"', (at, words) => {
  expect(relativeTime(at, now)).toBe(words);
});
