import { defineMigration } from '@atrium/platform';

/** The breaks that a correction names; without any, those of the day stay. */
export const correctionBreaksMigration = defineMigration(
  '1764100700001-correction-breaks',
  `
alter table attendance_correction add column breaks jsonb check (jsonb_typeof(breaks) = 'array');
`,
);
