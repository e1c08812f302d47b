import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = (/** @type {string} */ name) => fileURLToPath(new URL(`../bin/${name}.mjs`, import.meta.url));

test.each([
  ['start', '18.20.4'],
  ['test', '20.18.1'],
  ['dev', '16.0.0'],
])('npm run %s on Node %s says that it is too old', (name, version) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, bin(name)], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, `Atrium needs Node 20.19 or newer; this is Node ${version}.\n`]);
});
