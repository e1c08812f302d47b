import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const loader = new URL('../../node/run-source.mjs', import.meta.url).href;

/** Starts a TypeScript source in its own Node process, which the caller must end. It can use `process.send`. */
export function forkSource(file: URL, env: Record<string, string>): ChildProcess {
  return fork(fileURLToPath(file), {
    execArgv: ['--conditions=atrium-source', '--import', loader],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
}
