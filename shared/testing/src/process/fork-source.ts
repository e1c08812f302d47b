import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const loader = new URL('../../node/run-source.mjs', import.meta.url).href;

/** Starts a TypeScript source in a Node process of its own, which the caller ends. It can `process.send`. */
export function forkSource(file: URL, env: Record<string, string>): ChildProcess {
  return fork(fileURLToPath(file), {
    execArgv: ['--conditions=atrium-source', '--import', loader],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
}
