import { onNewNode } from '../src/node.version.mjs';

onNewNode(async () => {
  const { test } = await import('../src/testing/test.command.mjs');
  process.exitCode = (await test(process.argv.slice(2))) ? 0 : 1;
});
