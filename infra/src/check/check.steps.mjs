import { checkAsvs } from './asvs/asvs.check.mjs';
import { fromProblems, runTool } from './command.step.mjs';
import { checkLint } from './lint.check.mjs';
import { checkMigrationDrift } from './migration-drift.check.mjs';
import { checkNames } from './naming.rules.mjs';
import { checkOutsidePaths } from './outside-paths.check.mjs';
import { listProjectFiles } from './project.files.mjs';
import { checkRecordWriters } from './records/record-writers.check.mjs';
import { checkRecordSize } from './records/record-size.check.mjs';
import { checkSqlPlaces } from './sql/sql-places.check.mjs';
import { checkSql } from './sql/sql.check.mjs';
import { checkTexts } from './texts/texts.check.mjs';

const cruised = ['shared', 'services', 'remotes', 'shell', 'infra'];

/**
 * All steps of `npm run check`, the longest first, so that two lanes end at about the same time.
 * @type {import('./step.runner.mjs').Step[]}
 */
export const checkSteps = [
  { name: 'lint and types', run: () => checkLint() },
  { name: 'migration drift', run: checkMigrationDrift },
  { name: 'sql', run: checkSql },
  {
    name: 'format',
    run: () =>
      runTool('prettier/bin/prettier.cjs', [
        '--check',
        '--log-level=warn',
        '--cache',
        '--cache-strategy=content',
        '--cache-location=.cache/prettier',
        '.',
      ]),
  },
  { name: 'unused code', run: () => runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
  {
    name: 'structure',
    run: () =>
      runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.mjs',
        ...cruised,
      ]),
  },
  {
    name: 'folder circles',
    run: () =>
      runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        'shared/tooling/structure/folder-circles.preset.mjs',
        ...cruised,
      ]),
  },
  { name: 'texts', run: checkTexts },
  { name: 'asvs', run: async () => fromProblems(await checkAsvs()) },
  { name: 'file names', run: async () => fromProblems(checkNames(await listProjectFiles())) },
  { name: 'record size', run: async () => checkRecordSize(await listProjectFiles()) },
  { name: 'record writers', run: checkRecordWriters },
  { name: 'sql places', run: checkSqlPlaces },
  { name: 'outside paths', run: async () => fromProblems(await checkOutsidePaths(await listProjectFiles())) },
];
