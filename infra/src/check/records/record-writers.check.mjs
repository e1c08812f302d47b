import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project.paths.mjs';
import { fromProblems } from '../command.step.mjs';
import { listProjectFiles } from '../project.files.mjs';
import { findRecordWriters } from './record-writers.rules.mjs';

const writesDatabase = /^(services|shared\/testing|infra)\/.*\.(ts|mjs)$/;
/** A test arranges what no step leads to. */
const arranges = /\.test\.(ts|mjs)$|\.fixture\.ts$/;

/** Who writes the table of a record by itself, and why it may. */
const ALLOWED = [
  {
    where: /^services\/[^/]+\/src\/migrations\//,
    why: 'changes what is stored while the portal stands still',
  },
  {
    where: /^infra\/src\/bench\/employee-load\.sql\.mjs$/,
    why: 'makes a million rows and their search documents in a minute',
  },
];

/**
 * Rows of a record are written by its RecordTable alone.
 * @returns {Promise<import('../step.runner.mjs').Result>}
 */
export async function checkRecordWriters() {
  const files = (await listProjectFiles())
    .filter((file) => writesDatabase.test(file) && !arranges.test(file))
    .map((file) => ({ file, source: fs.readFileSync(path.join(projectRoot, file), 'utf8') }));
  return fromProblems(findRecordWriters(files, ALLOWED));
}
