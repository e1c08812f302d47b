import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listSources } from './source.files.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-sources-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/**
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), content);
}

test('only what can change the build counts', () => {
  write('src/leave.service.ts', 'one');
  for (const file of [
    'src/leave.test.ts',
    'e2e/leave.e2e.ts',
    'dist/leave.js',
    'node_modules/a/b.js',
    'README.md',
  ]) {
    write(file, 'any');
  }
  expect(listSources(folder)).toEqual([path.join('src', 'leave.service.ts')]);
});
