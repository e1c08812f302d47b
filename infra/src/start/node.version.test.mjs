import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../../bin/start.mjs', import.meta.url));

test.each(['18.20.4', '20.18.1'])('Node %s is told to be too old, in a sentence', (version) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, start], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `Atrium needs Node 20.19 or newer; this is Node ${version}.\n`]);
});
