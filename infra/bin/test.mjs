import { onNewNode } from '../src/node.version.mjs';

void onNewNode(async () => {
  const { test } = await import('../src/testing/test.command.mjs');
  process.exitCode = (await test(process.argv.slice(2))) ? 0 : 1;
});
