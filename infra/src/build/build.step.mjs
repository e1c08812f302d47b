import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fs from 'node:fs';
import { PlainError, messageOf } from '../plain.error.mjs';
import { cacheDir } from '../project.paths.mjs';
import { runToEnd } from '../process/child.process.mjs';
import { withLock } from '../process/pid.lock.mjs';
import { clearStamp, hashInputs, isBuilt, writeStamp } from './build.stamp.mjs';
import { isBundle, isForNode, isRemote, listWorkspaces } from './workspace.list.mjs';

/** @typedef {import('./workspace.list.mjs').Workspace} Workspace */
/** @typedef {{ workspace: Workspace, hash: string }} Job */

const bundlesAtOnce = 2;
const bundler = fileURLToPath(new URL('./bundle.child.mjs', import.meta.url));

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
 * @param {import('../progress.reporter.mjs').Progress} progress
 * @param {AbortSignal} [signal]
 */
async function buildBundles(jobs, progress, signal) {
  const build = (/** @type {Workspace} */ { label, folder }) =>
    progress.step(`Building ${label}`, () =>
      runToEnd(process.execPath, [bundler, folder], {
        failure: `${label} does not build:`,
        env: { ...process.env, NODE_ENV: 'production' },
        signal,
      }),
    );
  const lanes = Array.from({ length: bundlesAtOnce }, () => buildInTurn(jobs, build));
  const failures = (await Promise.allSettled(lanes)).flatMap((lane) =>
    lane.status === 'rejected' ? [messageOf(lane.reason)] : [],
  );
  if (failures.length) throw new PlainError(failures.join('\n'));
}

/**
 * @param {Job[]} jobs
 * @param {import('../progress.reporter.mjs').Progress} progress
 */
async function buildServices(jobs, progress) {
  if (!jobs.length) return;
  const { compilePackage } = await import('./service.compiler.mjs');
  await progress.step(`Building ${jobs.map(({ workspace }) => workspace.label).join(', ')}`, () =>
    buildInTurn(jobs, ({ folder }) => compilePackage(folder)),
  );
}

/**
 * Builds every package whose sources have changed since its last build.
 * @param {import('../progress.reporter.mjs').Progress} progress
 * @param {{ signal?: AbortSignal, bundles?: boolean }} [options] bundles: also shell and remotes, the default
 */
export async function buildChanged(progress, { signal, bundles = true } = {}) {
  fs.mkdirSync(cacheDir, { recursive: true });
  await withLock(path.join(cacheDir, 'build.lock'), async () => {
    const all = listWorkspaces();
    const changed = all
      .map((workspace) => ({ workspace, hash: hashInputs(workspace, all) }))
      .filter(({ workspace, hash }) => !isBuilt(workspace, hash));
    await buildServices(
      changed.filter(({ workspace }) => isForNode(workspace)),
      progress,
    );
    if (!bundles) return;
    await buildBundles(
      // The shell, by far the largest, beside all remotes.
      changed
        .filter(({ workspace }) => isBundle(workspace))
        .sort((a, b) => Number(isRemote(a.workspace)) - Number(isRemote(b.workspace))),
      progress,
      signal,
    );
  });
}
