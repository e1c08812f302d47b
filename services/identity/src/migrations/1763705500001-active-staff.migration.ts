import { defineMigration } from '@atrium/platform';

/** A view of active staff for counts in other services, with only what they may see of accounts. */
export const activeStaffMigration = defineMigration(
  '1763705500001-active-staff',
  `
create view active_staff with (security_invoker = true) as
  select company_id, id, role from user_account where status = 'active' and role <> 'client';
grant select on active_staff to atrium_app;
`,
);
