import { spawn } from 'node:child_process';
import { once } from 'node:events';
import readline from 'node:readline';

const watch = new URL('../gateway/parent.watch.mjs', import.meta.url).href;

/**
 * A process that is restarted whenever it ends, as a service manager would do.
 * @typedef {object} SupervisedProcess
 * @property {() => void} kill ends it with SIGKILL
 * @property {() => Promise<void>} stop asks it to end, for good
 */

/**
 * @param {object} options
 * @param {readonly string[]} options.args of Node
 * @param {NodeJS.ProcessEnv} options.env
 * @param {RegExp} options.ready what it prints once it works
 * @param {(line: string) => void} options.print
 * @returns {Promise<SupervisedProcess>} once it works for the first time
 */
export async function superviseProcess({ args, env, ready, print }) {
  let stopping = false;
  const start = () => {
    const child = spawn(process.execPath, ['--import', watch, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    if (!child.stdout) throw new Error('The process has no output.');
    const lines = readline.createInterface({ input: child.stdout });
    lines.on('line', print);
    child.once('exit', () => {
      if (!stopping) current = start();
    });
    return { child, lines };
  };
  let current = start();
  const { lines, child } = current;
  await new Promise((resolve, reject) => {
    lines.on('line', (line) => ready.test(line) && resolve(undefined));
    child.once('exit', () => reject(new Error(`${args.join(' ')} ended before it worked.`)));
  }).catch((error) => {
    stopping = true;
    throw error;
  });
  return {
    kill: () => current.child.kill('SIGKILL'),
    stop: async () => {
      stopping = true;
      if (current.child.exitCode !== null || current.child.signalCode) return;
      const ended = once(current.child, 'exit');
      current.child.kill('SIGTERM');
      await ended;
    },
  };
}
