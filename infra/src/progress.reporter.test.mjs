import { setTimeout as wait } from 'node:timers/promises';
import { createProgress } from './progress.reporter.mjs';

/** @param {number} worthMs */
function reporter(worthMs) {
  /** @type {string[]} */
  const lines = [];
  const write = (/** @type {string} */ line) => lines.push(line.replace(/^\[ *[\d.]+ s\] /, '').trim());
  return { lines, progress: createProgress({ write, worthMs }) };
}

test('what takes long is told with its length, and each part of it', async () => {
  const { lines, progress } = reporter(0);
  expect(await progress.step('Building', () => wait(0, 'built'))).toBe('built');
  const part = progress.parts();
  part('Loading');
  part('Opening');
  part();
  progress.aside('Looking', () => undefined);
  expect(lines).toEqual([
    'Building',
    'Building took 0.0 s',
    'Loading',
    'Loading took 0.0 s',
    'Opening',
    'Opening took 0.0 s',
    'Looking took 0.0 s',
  ]);
});

test('what is done in no time is only announced', async () => {
  const { lines, progress } = reporter(60_000);
  await progress.step('Building', () => Promise.resolve());
  const part = progress.parts();
  part('Loading');
  part();
  progress.aside('Looking', () => undefined);
  expect(lines).toEqual(['Building', 'Loading']);
});
