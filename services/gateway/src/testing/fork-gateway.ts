import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkSource, TEST_SECRET_KEYS, type TestPortal } from '@atrium/testing';

/** Another gateway on the database of a portal, in a process of its own. */
export async function forkGateway(
  portal: Pick<TestPortal, 'env'>,
  worker: 'inside' | 'off',
): Promise<{ gateway: ChildProcess; url: string }> {
  const { databaseUrl, secret, dataDir, shellDir, publicUrl } = portal.env;
  const gateway = forkSource(new URL('./forked-gateway.ts', import.meta.url), {
    DATABASE_URL: databaseUrl,
    ATRIUM_SECRET: secret,
    ATRIUM_SECRET_KEYS: TEST_SECRET_KEYS,
    ATRIUM_DATA: dataDir,
    ATRIUM_SHELL: shellDir,
    ATRIUM_DEMO: 'off',
    ATRIUM_WORKER: worker,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY_HOPS: '1',
    LOG_LEVEL: 'silent',
  });
  const [port] = (await once(gateway, 'message')) as [number];
  return { gateway, url: `http://127.0.0.1:${String(port)}` };
}
