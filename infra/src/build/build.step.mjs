import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fs from 'node:fs';
import { PlainError, messageOf } from '../plain.error.mjs';
import { cacheDir } from '../project.paths.mjs';
import { runToEnd } from '../process/child.process.mjs';
import { withLock } from '../process/pid.lock.mjs';
import { clearStamp, hashInputs, isBuilt, writeStamp } from './build.stamp.mjs';
import { KeptHashes } from './kept.hashes.mjs';
import { isBundle, isForNode, isPrograms, isRemote, listWorkspaces, programs } from './workspace.list.mjs';

/** @typedef {import('./workspace.list.mjs').Workspace} Workspace */
/** @typedef {import('../progress.reporter.mjs').Progress} Progress */
/** @typedef {{ workspace: Workspace, hash: string }} Job */
/** @typedef {'production' | 'development'} Mode */

const bundlesAtOnce = 2;
const bundler = fileURLToPath(new URL('./bundle.child.mjs', import.meta.url));
const programBundler = fileURLToPath(new URL('./programs/program.child.mjs', import.meta.url));
const hashFile = path.join(cacheDir, 'source-hashes.json');

/**
 * @param {Job[]} jobs
 * @param {(workspace: Workspace) => Promise<unknown>} build
 */
async function buildInTurn(jobs, build) {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    clearStamp(job.workspace);
    await build(job.workspace);
    writeStamp(job.workspace, job.hash);
  }
}

/**
 * @param {Job[]} jobs
 * @param {Progress} progress
 * @param {{ mode: Mode, signal?: AbortSignal }} options
 */
async function buildBundles(jobs, progress, { mode, signal }) {
  const build = (/** @type {Workspace} */ workspace) => {
    const { label, folder } = workspace;
    const args = isPrograms(workspace) ? [programBundler] : [bundler, folder, mode];
    return progress.step(isPrograms(workspace) ? 'Bundling the services' : `Building ${label}`, () =>
      runToEnd(process.execPath, args, {
        failure: isPrograms(workspace) ? 'The services cannot be bundled:' : `${label} does not build:`,
        env: { ...process.env, NODE_ENV: mode },
        signal,
      }),
    );
  };
  const lanes = Array.from({ length: bundlesAtOnce }, () => buildInTurn(jobs, build));
  const failures = (await Promise.allSettled(lanes)).flatMap((lane) =>
    lane.status === 'rejected' ? [messageOf(lane.reason)] : [],
  );
  if (failures.length) throw new PlainError(failures.join('\n'));
}

/**
 * @param {Job[]} jobs
 * @param {Progress} progress
 */
async function buildServices(jobs, progress) {
  if (!jobs.length) return;
  const { compilePackage } = await import('./service.compiler.mjs');
  await progress.step(`Building ${jobs.map(({ workspace }) => workspace.label).join(', ')}`, () =>
    buildInTurn(jobs, ({ folder }) => compilePackage(folder)),
  );
}

/**
 * Sorts the shell and the programs first: they take by far the longest and are built beside all remotes.
 * @param {Job} a
 * @param {Job} b
 */
const longestFirst = (a, b) => Number(isRemote(a.workspace)) - Number(isRemote(b.workspace));

/**
 * Builds every package whose sources have changed since its last build.
 * @param {Progress} progress
 * @param {object} [options]
 * @param {AbortSignal} [options.signal]
 * @param {boolean} [options.bundles] false: leaves shell, remotes and bundled programs out; development never has the
 *   latter
 * @param {Mode} [options.mode] of the bundles
 * @returns {Promise<Workspace[]>} what was built
 */
export function buildChanged(progress, { signal, bundles = true, mode = 'production' } = {}) {
  fs.mkdirSync(cacheDir, { recursive: true });
  return withLock(path.join(cacheDir, 'build.lock'), async () => {
    const all = listWorkspaces();
    const hashes = new KeptHashes(hashFile);
    const wanted = [
      ...all.filter((workspace) => isForNode(workspace) || (bundles && isBundle(workspace))),
      ...(bundles && mode === 'production' ? [programs] : []),
    ];
    const jobs = progress.aside('Looking for changes of the sources', () =>
      wanted
        .map((workspace) => ({ workspace, hash: hashInputs(workspace, all, { mode, hashes }) }))
        .filter(({ workspace, hash }) => !isBuilt(workspace, hash)),
    );
    hashes.save();
    const ofServices = jobs.filter(({ workspace }) => isForNode(workspace));
    const ofBundles = jobs.filter(({ workspace }) => !isForNode(workspace)).sort(longestFirst);
    await buildServices(ofServices, progress);
    await buildBundles(ofBundles, progress, { mode, signal });
    return jobs.map(({ workspace }) => workspace);
  });
}
