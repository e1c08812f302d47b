import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mappedStack } from './mapped-stack.js';

const folder = mkdtempSync(path.join(tmpdir(), 'atrium-map-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A compiled module, whose third line is the eleventh of its source. */
function write(name: string, map: string): string {
  const file = path.join(folder, name);
  writeFileSync(`${file}.map`, map);
  return pathToFileURL(file).href;
}

test('a place in compiled code is shown as that of its source', () => {
  const map = { version: 3, sources: ['/portal/src/leave.service.ts'], names: [], mappings: ';;AAUA' };
  const url = write('leave.js', JSON.stringify(map));
  const stack = `Error: no\n    at ask (${url}:3:9)\n    at ${url}:3:1\n    at node:internal/main:1:1`;
  expect(mappedStack(stack).split('\n')).toEqual([
    'Error: no',
    '    at ask (/portal/src/leave.service.ts:11)',
    '    at /portal/src/leave.service.ts:11',
    '    at node:internal/main:1:1',
  ]);
});

test('a place without a map, or with one that cannot be read, stays as it is', () => {
  const url = write('broken.js', '{"');
  const stack = `Error: no\n    at ask (${url}:3:9)\n    at file:///nowhere/leave.js:1:1`;
  expect(mappedStack(stack)).toBe(stack);
});
