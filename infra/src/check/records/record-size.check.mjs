import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project.paths.mjs';
import { measureRecord } from './record-size.rules.mjs';

/** The most that a record may cost, measured by this one: see docs/guides/feature-developer.md. */
const LIMITS = { files: 20, lines: 1_000, registrations: 6 };
const RECORD = 'department';

/**
 * @param {string[]} files of the project
 * @returns {import('../step.runner.mjs').Result}
 */
export function checkRecordSize(files) {
  const read = (/** @type {string} */ file) => fs.readFileSync(path.join(projectRoot, file), 'utf8');
  const cost = measureRecord(RECORD, files, read);
  const said = `${RECORD}: ${cost.files} files, ${cost.lines} lines, ${cost.registrations.length} edits elsewhere`;
  const passed =
    cost.files <= LIMITS.files &&
    cost.lines <= LIMITS.lines &&
    cost.registrations.length <= LIMITS.registrations;
  const most = `at most ${LIMITS.files}, ${LIMITS.lines} and ${LIMITS.registrations}`;
  return { passed, output: `${said}; ${most}.\n${cost.registrations.join('\n')}`, note: said };
}
