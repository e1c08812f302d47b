import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preset from './dependency-cruiser.preset.mjs';
import { createFixtureTree } from './fixture-tree.mjs';
import { allowedImports, forbiddenImports, targets, wayBack } from './seeded-imports.mjs';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const cruiser = fileURLToPath(
  new URL('../../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url),
);
const folders = ['shared', 'services', 'remotes', 'shell', 'infra'];

const files = Object.fromEntries([
  ...targets.map((file) => [file, 'export {};\n']),
  ...[...allowedImports, wayBack].map(([file, imported]) => [file, `import '${imported}';\n`]),
  ...forbiddenImports.map(([, file, imported]) => [file, `import '${imported}';\n`]),
]);

let root;
let violations;

beforeAll(() => {
  root = createFixtureTree(repository, files);
  const args = [cruiser, '--config', `${repository}/.dependency-cruiser.mjs`, '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, [...args, ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (!stdout) throw new Error(stderr);
  violations = JSON.parse(stdout).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}, 60_000);

afterAll(() => rmSync(root, { recursive: true }));

test.each(forbiddenImports)('%s refuses %s importing %s', (rule, file) => {
  expect(violations).toContain(`${rule}: ${file}`);
});

test('every rule has a seeded violation', () => {
  const seeded = new Set(forbiddenImports.map(([rule]) => rule));
  expect([...seeded].sort()).toEqual(preset.forbidden.map(({ name }) => name).sort());
});

test('imports along the arrows pass', () => {
  const allowed = new Set(allowedImports.map(([file]) => file));
  expect(violations.filter((violation) => allowed.has(violation.split(': ')[1]))).toEqual([]);
});

test('nothing but the seeded files is refused', () => {
  const seeded = new Set(forbiddenImports.map(([, file]) => file));
  expect(violations.filter((violation) => !seeded.has(violation.split(': ')[1]))).toEqual([]);
});
