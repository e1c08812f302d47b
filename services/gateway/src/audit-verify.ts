import { loadEnv } from '@atrium/platform';
import { sayVerdict, verifyTrails } from './audit/verify-trails.js';

/** Prints the verdict on every company's audit trail and exits with 1 when one is broken. */
async function main(): Promise<void> {
  let companies = 0;
  for await (const verdict of verifyTrails(loadEnv(process.env))) {
    companies += 1;
    if (verdict.faults.length > 0) process.exitCode = 1;
    process.stdout.write(`${sayVerdict(verdict)}\n`);
  }
  if (companies === 0) process.stdout.write('There is no company yet.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
