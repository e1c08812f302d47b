import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compilePackage } from './service.compiler.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-package-'));
const src = path.join(folder, 'src');
const dist = path.join(folder, 'dist');
beforeAll(() => fs.mkdirSync(path.join(src, 'templates'), { recursive: true }));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('TypeScript becomes JavaScript with the types that injection needs, other files are copied', async () => {
  fs.writeFileSync(path.join(src, 'clock.ts'), 'export class Clock { now = 1; }');
  const service = `import { Clock } from './clock.js';
    function Injectable(): ClassDecorator { return () => undefined; }
    @Injectable() export class Day { constructor(readonly clock: Clock) {} }`;
  fs.writeFileSync(path.join(src, 'day.ts'), service);
  fs.writeFileSync(path.join(src, 'day.test.ts'), 'test');
  fs.writeFileSync(path.join(src, 'templates', 'mail.txt'), 'Hello');
  await compilePackage(folder);
  const code = fs.readFileSync(path.join(dist, 'day.js'), 'utf8');
  expect(code).toContain('design:paramtypes');
  expect(code).toContain(`from './clock.js'`);
  expect(JSON.parse(fs.readFileSync(path.join(dist, 'day.js.map'), 'utf8')).sources).toHaveLength(1);
  expect(fs.readFileSync(path.join(dist, 'templates', 'mail.txt'), 'utf8')).toBe('Hello');
  expect(fs.existsSync(path.join(dist, 'day.test.js'))).toBe(false);
});

test('the output of a deleted file goes away, and a mistake names its file', async () => {
  fs.rmSync(path.join(src, 'day.ts'));
  await compilePackage(folder);
  expect(fs.existsSync(path.join(dist, 'day.js'))).toBe(false);
  fs.writeFileSync(path.join(src, 'broken.ts'), 'const = 1');
  await expect(compilePackage(folder)).rejects.toThrow(/broken\.ts does not compile/);
});
