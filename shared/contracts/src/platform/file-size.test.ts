import { sizeInWords } from './file-size.js';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [2_449_000, '2.4 MB'],
  [25_000_000, '25 MB'],
  [3_000_000_000_000, '3 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
