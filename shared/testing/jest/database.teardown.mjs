import { rm } from 'node:fs/promises';

export default async function tearDown() {
  await globalThis.stopTestPostgres?.();
  // A portal that a process was stopped with may still be writing.
  await rm(process.env.ATRIUM_TEST_FOLDER, { recursive: true, force: true, maxRetries: 5 });
}
