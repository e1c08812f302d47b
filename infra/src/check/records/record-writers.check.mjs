import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project.paths.mjs';
import { fromProblems } from '../command.step.mjs';
import { listProjectFiles } from '../project.files.mjs';
import { findRecordWriters } from './record-writers.rules.mjs';

const writesDatabase = /^(services|shared\/testing|infra)\/.*\.(ts|mjs)$/;
/** Tests may write rows directly to set up states that no step leads to. */
const arranges = /\.test\.(ts|mjs)$|\.fixture\.ts$/;

/** Code that may write the table of a record directly, and why. */
const ALLOWED = [
  {
    where: /^services\/hr\/src\/demo\/work-plan-demo\.service\.ts$/,
    why: 'gives the demo company weeks and holidays of the past, which no step plans',
  },
  {
    where: /^services\/[^/]+\/src\/migrations\//,
    why: 'changes what is stored while the portal stands still',
  },
  {
    where: /^infra\/src\/bench\/employee-load\.sql\.mjs$/,
    why: 'makes a million rows and their search documents in a minute',
  },
  {
    where: /^infra\/src\/bench\/payroll-load\.sql\.mjs$/,
    why: 'pays ten thousand people, whose run two others have approved',
  },
  {
    where: /^infra\/src\/bench\/growth-load\.sql\.mjs$/,
    why: 'makes five thousand applicants in a moment',
  },
  {
    where: /^infra\/src\/bench\/work-load\.sql\.mjs$/,
    why: 'makes a million tasks in a minute',
  },
  {
    where: /^infra\/src\/bench\/(lead-load\.sql|clients\.bench)\.mjs$/,
    why: 'makes a million rows and their search documents in a minute',
  },
  {
    where: /^infra\/src\/bench\/stream\.bench\.mjs$/,
    why: 'makes people who only listen, far more than sign up in a minute',
  },
  {
    where: /^infra\/src\/bench\/clock-in\.bench\.mjs$/,
    why: 'makes people who only clock in, far more than sign up in a minute',
  },
];

/**
 * Checks that only a record's RecordTable writes its rows.
 * @returns {Promise<import('../step.runner.mjs').Result>}
 */
export async function checkRecordWriters() {
  const files = (await listProjectFiles())
    .filter((file) => writesDatabase.test(file) && !arranges.test(file))
    .map((file) => ({ file, source: fs.readFileSync(path.join(projectRoot, file), 'utf8') }));
  return fromProblems(findRecordWriters(files, ALLOWED));
}
