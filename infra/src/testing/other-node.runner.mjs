import { spawn } from 'node:child_process';
import { projectRoot } from '../project.paths.mjs';

const named = /^node(2\d)$/;

/**
 * Whether the arguments of `npm run test:full` name another Node: `node24`.
 * @param {string[]} args
 * @returns {{ version: string, rest: string[] } | null}
 */
export function otherNode(args) {
  const version = args.map((arg) => named.exec(arg)?.[1]).find((each) => each !== undefined);
  if (version === undefined) return null;
  return { version, rest: args.filter((arg) => !named.test(arg) && arg !== '--full') };
}

/**
 * The drill and all tests, or those files that are named, by the Node of the registry's package `node`.
 * @param {{ version: string, rest: string[] }} asked
 * @returns {Promise<boolean>} whether all passed
 */
export async function testOn({ version, rest }) {
  const drilled = rest.length > 0 || (await run(version, ['infra/bin/drill.mjs']));
  // Last, because the line of totals is what a run ends with.
  return (await run(version, ['infra/bin/test.mjs', ...rest])) && drilled;
}

/**
 * @param {string} version
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
function run(version, args) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['exec', '--yes', `--package=node@${version}`, '--', 'node', ...args], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}
