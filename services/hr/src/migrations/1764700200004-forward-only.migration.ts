import { defineMigration } from '@atrium/platform';

/** Assessments in which nobody goes back, and the question at which an attempt is. */
export const forwardOnlyMigration = defineMigration(
  '1764700200004-forward-only',
  `
alter table assessment add column forward boolean not null default false;
alter table assessment_attempt add column place int not null default 0 check (place >= 0);
`,
);
