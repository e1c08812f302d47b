import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProgress } from '../progress.reporter.mjs';
import { startGateway } from './gateway.process.mjs';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-gateway-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

/** @param {string} code of the gateway */
function run(code) {
  const main = path.join(dataDir, 'main.mjs');
  fs.writeFileSync(main, code);
  /** @type {string[]} */
  const printed = [];
  const write = (/** @type {string} */ line) => printed.push(line.slice('[  0.0 s] '.length).trim());
  const progress = createProgress({ write, worthMs: 60_000 });
  const gateway = startGateway({ main, env: process.env, dataDir, progress });
  return { ...gateway, printed };
}

test('progress and errors reach the terminal, everything else the log only', async () => {
  const { ready, stop, ended, printed } = run(`
    console.log('@progress Seeding');
    console.log('{"level":30,"msg":"quiet"}');
    console.log('{"level":50,"msg":"loud"}');
    console.error('a warning of Node');
    setTimeout(() => console.log('@ready'), 50);
    setInterval(() => 0, 1000);
  `);
  await ready;
  await stop();
  expect(await ended).toBe('signal SIGTERM');
  expect(printed.sort()).toEqual([
    'Loading the gateway',
    'Seeding',
    'gateway: a warning of Node',
    'gateway: loud',
  ]);
  const log = fs.readFileSync(path.join(dataDir, 'gateway.log'), 'utf8');
  expect(log).toContain('quiet');
  expect(log).toContain('a warning of Node');
});

test('a gateway that ends before it is ready says how', async () => {
  const { ready, ended } = run(`console.error('no'); process.exit(3)`);
  await expect(ready).rejects.toThrow('The gateway ended before it was ready (exit code 3)');
  expect(await ended).toBe('exit code 3');
});
