import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addSecretKey, keptSecret, keptSecretKeys, writePrivate } from './private.file.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-data-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('the secret is made once, random, and readable by its owner alone', () => {
  const secret = keptSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keptSecret(folder)).toBe(secret);
  expect(fs.statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('the keys of secrets are made once, for their owner alone, and a new one comes before them', () => {
  const first = keptSecretKeys(folder);
  expect(first).toMatch(/^[0-9a-f]{8}:[0-9a-f]{64}$/);
  addSecretKey(folder);
  const [added, ...rest] = keptSecretKeys(folder).split('\n');
  expect([rest, added === first]).toEqual([[first], false]);
  expect(fs.statSync(path.join(folder, 'secret-keys')).mode & 0o777).toBe(0o600);
});

test('a private file belongs to the owner of its folder, and replaces one that was open to all', () => {
  // Only root can change the owner of files.
  const owner = process.getuid?.() === 0 ? 65534 : process.getuid?.();
  fs.chownSync(folder, owner ?? 0, process.getgid?.() ?? 0);
  const file = path.join(folder, 'note');
  fs.writeFileSync(file, 'old', { mode: 0o666 });
  writePrivate(file, 'new');
  expect(fs.readFileSync(file, 'utf8')).toBe('new');
  expect(fs.statSync(file)).toMatchObject({ uid: owner, mode: 0o100600 });
});
