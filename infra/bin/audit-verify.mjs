import { onNewNode } from '../src/node.version.mjs';

void onNewNode(async () => {
  const { verifyAudit } = await import('../src/audit/audit-verify.command.mjs');
  process.exitCode = await verifyAudit();
});
