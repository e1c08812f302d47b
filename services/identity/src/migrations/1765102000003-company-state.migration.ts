import { defineMigration } from '@atrium/platform';

/** The state of the company's address, which other services suggest what is usual there by. */
export const companyStateMigration = defineMigration(
  '1765102000003-company-state',
  `
create or replace view company_facts with (security_invoker = true) as
  select id, name, timezone, working_week, gstin, created_at, state from company;
`,
);
