import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KeptHashes } from './kept.hashes.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-hashes-'));
const kept = path.join(folder, 'kept.json');
const source = path.join(folder, 'src', 'leave.service.ts');
const LONG_AGO = new Date('2026-01-01');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/**
 * @param {string} content
 * @param {Date} [time]
 */
function write(content, time) {
  fs.mkdirSync(path.dirname(source), { recursive: true });
  fs.writeFileSync(source, content);
  if (time) fs.utimesSync(source, time, time);
}

/** As a start does it. */
function hash() {
  const hashes = new KeptHashes(kept);
  const made = hashes.ofFolder(path.join(folder, 'src'));
  hashes.save();
  return made;
}

test('a file of the same time and size is not read again', () => {
  write('one', LONG_AGO);
  const before = hash();
  write('two', LONG_AGO);
  expect(hash()).toBe(before);
});

test('another time, size or name is another hash', () => {
  write('one', LONG_AGO);
  const before = hash();
  write('two', new Date('2026-01-02'));
  expect(hash()).not.toBe(before);
  write('three', LONG_AGO);
  expect(hash()).not.toBe(before);
  write('one', new Date('2026-01-03'));
  expect(hash()).toBe(before);
  fs.renameSync(source, path.join(folder, 'src', 'absence.service.ts'));
  expect(hash()).not.toBe(before);
});

test('a file that has only just changed is read each time, and what was kept half is not used', () => {
  fs.rmSync(path.join(folder, 'src'), { recursive: true });
  const now = new Date();
  write('one', now);
  const before = hash();
  write('two', now);
  expect(hash()).not.toBe(before);
  fs.writeFileSync(kept, '{"');
  expect(hash()).not.toBe(before);
});
