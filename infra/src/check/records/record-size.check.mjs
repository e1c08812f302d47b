import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project.paths.mjs';
import { measureRecords } from './record-size.rules.mjs';

/**
 * What two plain records may cost at most, all counted (see docs/guides/feature-developer.md). The others hold business of
 * their own; the worst of them are named, so that nobody is surprised.
 */
const LIMITS = /** @type {Record<string, { files: number, lines: number, elsewhere: number }>} */ ({
  ASSET: { files: 16, lines: 1_045, elsewhere: 10 },
  DEPARTMENT: { files: 16, lines: 1_075, elsewhere: 27 },
});
const NAMED = 3;

/**
 * @param {string[]} files of the project
 * @returns {import('../step.runner.mjs').Result}
 */
export function checkRecordSize(files) {
  const costs = measureRecords(files, (file) => fs.readFileSync(path.join(projectRoot, file), 'utf8'));
  const over = costs.filter(({ record, ...cost }) => {
    const limit = LIMITS[record];
    return (
      limit &&
      (cost.files > limit.files || cost.lines > limit.lines || cost.elsewhere.length > limit.elsewhere)
    );
  });
  const output = over.flatMap((cost) => {
    const limit = LIMITS[cost.record];
    return [
      `${said(cost)}; at most ${limit?.files}, ${limit?.lines} and ${limit?.elsewhere}.`,
      ...cost.elsewhere.map((file) => `  ${file}`),
    ];
  });
  const note = `${costs.length} records; the most: ${costs.slice(0, NAMED).map(said).join('; ')}`;
  return { passed: over.length === 0, output: output.join('\n'), note };
}

const said = (/** @type {import('./record-size.rules.mjs').Cost} */ { record, files, lines, elsewhere }) =>
  `${record} ${files} files, ${lines} lines, ${elsewhere.length} elsewhere`;
