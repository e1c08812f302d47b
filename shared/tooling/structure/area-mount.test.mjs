import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const AREA = path.resolve(import.meta.dirname, '../../work-ui/src/testing/test-area');

test('an area mounts its tasks and its team with less than 40 lines', () => {
  const files = readdirSync(AREA).filter((file) => !file.includes('.test.'));
  const lines = files.flatMap((file) => readFileSync(path.join(AREA, file), 'utf8').trim().split('\n'));
  expect(files).toContain('remote.ts');
  expect(lines.length).toBeLessThan(40);
});
