import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAbandoned, tryLock, withLock } from './pid.lock.mjs';
import { identityOf } from './process.identity.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let file;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-lock-'));
  file = path.join(folder, 'a.lock');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

test('a held lock names its holder, a released one is free', async () => {
  const first = await tryLock(file);
  expect(await tryLock(file)).toEqual({ holder: process.pid });
  first.release?.();
  expect((await tryLock(file)).release).toBeDefined();
});

test('the lock of a dead process is taken over', async () => {
  fs.writeFileSync(file, JSON.stringify({ pid: deadProcess(), started: 'then' }));
  expect(isAbandoned(file)).toBe(true);
  expect((await tryLock(file)).release).toBeDefined();
  expect(isAbandoned(file)).toBe(false);
});

test('a lock is stale when its process id now belongs to a later process', async () => {
  fs.writeFileSync(file, JSON.stringify({ ...identityOf(process.pid), started: 'before the restart' }));
  expect((await tryLock(file)).release).toBeDefined();
});

test('of many that find a stale lock, one takes it', async () => {
  fs.writeFileSync(file, JSON.stringify({ pid: deadProcess(), started: 'then' }));
  const attempts = await Promise.all(Array.from({ length: 20 }, () => tryLock(file)));
  expect(attempts.filter(({ release }) => release)).toHaveLength(1);
});

test('work under one lock never overlaps', async () => {
  let inside = 0;
  const waited = await Promise.all(
    Array.from({ length: 3 }, () =>
      withLock(file, async (holder) => {
        inside += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        expect(inside).toBe(1);
        inside -= 1;
        return holder;
      }),
    ),
  );
  expect(waited).toContain(null);
  expect(waited).toContain(process.pid);
});
