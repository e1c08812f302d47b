import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive, waitUntilGone } from '../process/process.identity.mjs';

const script = fileURLToPath(new URL('../fixtures/start-test-postgres.script.mjs', import.meta.url));

// Its own temporary folder, because another test run on this machine removes abandoned databases too.
const TMPDIR = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-tmp-'));
fs.chmodSync(TMPDIR, 0o755);
afterAll(() => fs.rmSync(TMPDIR, { recursive: true }));

/** @returns {Promise<{ child: import('node:child_process').ChildProcess, server: number }>} */
async function startElsewhere() {
  const stdio = /** @type {('pipe' | 'inherit')[]} */ (['pipe', 'pipe', 'inherit']);
  const child = spawn(process.execPath, [script], { stdio, env: { ...process.env, TMPDIR } });
  const line = await new Promise((resolve) => child.stdout?.once('data', (data) => resolve(String(data))));
  return { child, server: JSON.parse(line) };
}

test('a test database is gone after its stop, and after a run that was killed', async () => {
  const killed = await startElsewhere();
  killed.child.kill('SIGKILL');
  await waitUntilGone(killed.child.pid ?? 0, 5000);
  expect(isAlive(killed.server)).toBe(true);
  expect(fs.readdirSync(TMPDIR)).toHaveLength(1);

  const next = await startElsewhere();
  expect(isAlive(killed.server)).toBe(false);
  expect(fs.readdirSync(TMPDIR)).toHaveLength(1);

  next.child.stdin?.end();
  await new Promise((resolve) => next.child.once('close', resolve));
  expect(isAlive(next.server)).toBe(false);
  expect(fs.readdirSync(TMPDIR)).toEqual([]);
});
