import { onNewNode } from '../src/node.version.mjs';

void onNewNode(async () => {
  const args = process.argv.slice(2);
  const { otherNode, testOn } = await import('../src/testing/other-node.runner.mjs');
  const other = otherNode(args);
  if (other) {
    process.exitCode = (await testOn(other)) ? 0 : 1;
    return;
  }
  const { test } = await import('../src/testing/test.command.mjs');
  process.exitCode = (await test(args)) ? 0 : 1;
});
