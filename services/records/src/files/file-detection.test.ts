import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { detectType } from './file-detection.js';

const PART = 64 * 1024;
const MEGABYTE = 1024 * 1024;

test('a file that unpacks to a lot is detected by its beginning: less than a megabyte is read', async () => {
  const packed = gzipSync(Buffer.alloc(400 * MEGABYTE));
  const file = Buffer.concat(Array.from({ length: 20 }, () => packed));
  let read = 0;
  function* parts() {
    for (let at = 0; at < file.length; at += PART) {
      read += PART;
      yield file.subarray(at, at + PART);
    }
  }
  const began = performance.now();
  expect(await detectType(() => Readable.from(parts(), { objectMode: false }))).toBe('application/gzip');
  expect(read).toBeLessThan(MEGABYTE);
  expect(performance.now() - began).toBeLessThan(2_000);
});
