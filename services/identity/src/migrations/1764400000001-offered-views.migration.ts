import { defineMigration } from '@atrium/platform';

/** What other services may read of people with an account and of companies, past which they know no table of accounts. */
export const offeredViewsMigration = defineMigration(
  '1764400000001-offered-views',
  `
create view person with (security_invoker = true) as
  select company_id, id, first_name, last_name, role, status from user_account;
grant select on person to atrium_app;

create view company_facts with (security_invoker = true) as
  select id, name, timezone, working_week, gstin, created_at from company;
grant select on company_facts to atrium_app;

-- No more columns than the operator's console may read.
create view company_entry with (security_invoker = true) as
  select id, code, name, is_demo, created_at from company;
grant select on company_entry to atrium_operator;
`,
);
