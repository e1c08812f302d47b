import { sayDuration } from './duration.js';

test.each([
  [0, '0:00'],
  [90, '1:30'],
  [-5, '-0:05'],
  [1_440, '24:00'],
])('%s minutes are %s', (minutes, said) => expect(sayDuration(minutes)).toBe(said));
