import { defineMigration } from '@atrium/platform';

/** A run that is submitted again has a request of its own each time. */
export const runSubmissionMigration = defineMigration(
  '1764500800011-run-submission',
  `
alter table pay_run add column submission_id uuid;
create unique index pay_run_submission on pay_run (company_id, submission_id) where submission_id is not null;
`,
);
