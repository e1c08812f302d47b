import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildChanged } from '../build/build.step.mjs';
import { installPackages } from '../install/install.step.mjs';
import { startPostgres } from '../postgres/embedded-postgres.process.mjs';
import { createProgress } from '../progress.reporter.mjs';
import { readSections } from './bench.wish.mjs';
import { rowsOf } from './figures.rows.mjs';
import { printTable } from './figures.report.mjs';

const EMPLOYEES = 100_000;

/** @typedef {import('./running.portal.mjs').RunningPortal} RunningPortal */
/** @typedef {Awaited<ReturnType<typeof import('./start.bench.mjs').measureStarts>>} Starts */

/**
 * @param {string} dataDir of a running portal
 * @returns {Promise<pg.Client>} of an administrator
 */
async function connect(dataDir) {
  const { url } = await startPostgres({ dataDir });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/**
 * Runs `work` on a portal that is started as people start it, twice, on a data folder of its own.
 * @param {(starts: Starts, client: pg.Client) => Promise<void>} work
 */
async function onPortal(work) {
  const { measureStarts } = await import('./start.bench.mjs');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
  fs.chmodSync(dataDir, 0o711);
  try {
    const starts = await measureStarts(dataDir);
    try {
      const client = await connect(dataDir);
      await work(starts, client).finally(() => client.end());
    } finally {
      await starts.portal.stop();
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {Set<string>} sections
 * @param {import('../progress.reporter.mjs').Progress} progress
 */
async function benchPortal(sections, progress) {
  const { measureImport } = await import('./import.bench.mjs');
  const { measureJobs } = await import('./job.bench.mjs');
  const { measurePages } = await import('./page.bench.mjs');
  const { measureRequests } = await import('./request.bench.mjs');
  const { measureStreams } = await import('./stream.bench.mjs');
  const { loadEmployees } = await import('./employee-load.sql.mjs');
  await onPortal(async (starts, client) => {
    const { portal } = starts;
    printTable(rowsOf.starts(starts));
    // First, while the memory of nothing else comes and goes.
    if (sections.has('streams'))
      printTable(
        rowsOf.streams(await progress.step('Opening streams', () => measureStreams(portal, client))),
      );
    if (sections.has('pages'))
      printTable(rowsOf.pages(await progress.step('Opening pages', () => measurePages(portal))));
    if (sections.has('import'))
      printTable(rowsOf.import(await progress.step('Importing', () => measureImport(portal))));
    if (sections.has('requests') || sections.has('jobs'))
      await loadEmployees(client, { from: 1, to: EMPLOYEES });
    if (sections.has('requests'))
      printTable(
        rowsOf.requests(await progress.step('Sending requests', () => measureRequests(portal, client))),
      );
    if (sections.has('jobs'))
      printTable(rowsOf.jobs(await progress.step('Doing jobs', () => measureJobs(portal, client))));
  });
}

/**
 * `npm run bench [-- SECTION …]`: the product started as people start it, measured against bare floors in the same
 * run. Prints figures and ratios; judges nothing.
 * @param {string[]} args the sections that are wanted, else all
 * @throws {PlainError} when there is no such section
 */
export async function bench(args) {
  const sections = readSections(args);
  const progress = createProgress();
  const { signal } = new AbortController();
  await installPackages(progress, signal);
  await buildChanged(progress, { signal, mode: 'production' });
  if ([...sections].some((section) => section !== 'scale')) await benchPortal(sections, progress);
  if (!sections.has('scale')) return;
  const { measureScale } = await import('./scale.bench.mjs');
  await onPortal(async ({ portal }, client) => {
    printTable(rowsOf.scale(await progress.step('Growing to a million', () => measureScale(portal, client))));
  });
}
