import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_WITHIN_MS = 200_000;

/** A portal for one test only, without the demo company. */
export interface OwnPortal {
  origin: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the built product in its own process, for tests that would disturb all others. */
export async function startPortal(variables: Record<string, string>): Promise<OwnPortal> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'atrium-own-'));
  const env = { ...process.env, PORT: String(port), ATRIUM_DATA: dataDir, ATRIUM_DEMO: 'off', ...variables };
  const child = spawn(process.execPath, ['infra/bin/start.mjs'], { env, stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  const giveUp = Date.now() + START_WITHIN_MS;
  while (!(await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > giveUp) {
      await stop();
      throw new Error('The portal of this test did not start.');
    }
    await wait(200);
  }
  return { origin, stop };
}
