import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive, waitUntilGone } from '../process/process.identity.mjs';
import { startTestPostgres } from './test-postgres.process.mjs';

import.meta.jest.setTimeout(60_000);

const script = fileURLToPath(new URL('../fixtures/start-test-postgres.script.mjs', import.meta.url));

test('a test database is gone after its stop, and after the run that was killed', async () => {
  const killed = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { folder, server } = await new Promise((resolve) =>
    killed.stdout.once('data', (data) => resolve(JSON.parse(String(data)))),
  );
  killed.kill('SIGKILL');
  await waitUntilGone(killed.pid ?? 0, 5000);
  expect(isAlive(server)).toBe(true);

  const before = new Set(fs.readdirSync(os.tmpdir()));
  const { stop } = await startTestPostgres();
  expect(isAlive(server)).toBe(false);
  expect(fs.existsSync(folder)).toBe(false);
  await stop();
  const own = fs
    .readdirSync(os.tmpdir())
    .filter((name) => name.startsWith('atrium-test-') && !before.has(name));
  expect(own.filter((name) => fs.existsSync(path.join(os.tmpdir(), name, 'postgres')))).toEqual([]);
});
