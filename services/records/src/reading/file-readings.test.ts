import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { FileReadings } from './file-readings.js';

const files = new FileReadings();
afterAll(() => files.beforeApplicationShutdown());

test('no thread of a reader takes turns of this process', async () => {
  // Elsewhere a process has one priority for all its threads.
  if (process.platform !== 'linux') return;
  const told: string[] = [];
  await files.read([Buffer.from('a')], {
    reader: fileURLToPath(new URL('./testing/thread-priorities.fixture.ts', import.meta.url)),
    args: [],
    signal: new AbortController().signal,
    tooMuch: 'Too much.',
    take: async (content) => void told.push(content),
  });
  const priorities = JSON.parse(told.join('')) as number[];
  expect(priorities.length).toBeGreaterThan(1);
  const low = Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL);
  expect(new Set(priorities)).toEqual(new Set([low]));
});
