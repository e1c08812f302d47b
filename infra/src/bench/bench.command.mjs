import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildChanged } from '../build/build.step.mjs';
import { installPackages } from '../install/install.step.mjs';
import { createProgress } from '../progress.reporter.mjs';

const EMPLOYEES = 100_000;

/**
 * `npm run bench`: the product started as people start it, on a data folder of its own, measured against bare floors
 * in the same run. Prints figures and ratios; judges nothing.
 */
export async function bench() {
  const progress = createProgress();
  const { signal } = new AbortController();
  await installPackages(progress, signal);
  await buildChanged(progress, { signal, mode: 'production' });
  const { measureStarts } = await import('./start.bench.mjs');
  const { measureRequests } = await import('./request.bench.mjs');
  const { measurePages } = await import('./page.bench.mjs');
  const { printReport } = await import('./figures.report.mjs');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
  try {
    const starts = await progress.step('Starting twice', () => measureStarts(dataDir));
    const { portal } = starts;
    try {
      const pages = await progress.step('Opening pages', () => measurePages(portal));
      const requests = await progress.step('Sending requests', () => measureRequests(portal, EMPLOYEES));
      printReport({ starts, pages, requests });
    } finally {
      await portal.stop();
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
