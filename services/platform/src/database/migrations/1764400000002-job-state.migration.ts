import { defineMigration } from '../define-migration.js';

/** What other services may read of the jobs that they have enqueued. */
export const jobStateMigration = defineMigration(
  '1764400000002-job-state',
  `
create view job_state with (security_invoker = true) as select company_id, id, kind, state from job;
grant select on job_state to atrium_app;
`,
);
