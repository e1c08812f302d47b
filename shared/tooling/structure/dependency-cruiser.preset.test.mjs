import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preset from './dependency-cruiser.preset.mjs';
import { createFixtureTree } from './fixture-tree.mjs';
import { allowedImports, folderImports, forbiddenImports, targets, wayBack } from './seeded-imports.mjs';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const cruiser = fileURLToPath(
  new URL('../../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url),
);
const folders = ['shared', 'services', 'remotes', 'shell', 'infra'];

const files = Object.fromEntries([
  ...targets.map((file) => [file, 'export {};\n']),
  ...[...allowedImports, ...folderImports, wayBack].map(([file, imported]) => [
    file,
    `import '${imported}';\n`,
  ]),
  ...forbiddenImports.map(([, file, imported]) => [file, `import '${imported}';\n`]),
]);

let root;
let violations;

/** The violations in the seeded tree, as `rule: file or folder`. */
function cruise(config, cruised) {
  const args = [cruiser, '--config', `${repository}/${config}`, '--output-type', 'json', ...cruised];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

beforeAll(() => {
  root = createFixtureTree(repository, files);
  violations = cruise('.dependency-cruiser.mjs', folders);
});

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

test('folders that stand on each other are refused, if not by a test alone', () => {
  const found = cruise('shared/tooling/structure/folder-circles.preset.mjs', ['services/hr', 'shell']);
  expect(found.sort()).toEqual([
    'no-folder-circle: services/hr/src/leave-balance',
    'no-folder-circle: services/hr/src/leave-request',
    'no-folder-circle: shell/src/board',
    'no-folder-circle: shell/src/panel',
  ]);
});
