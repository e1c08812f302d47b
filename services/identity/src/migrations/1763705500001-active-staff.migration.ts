import { defineMigration } from '@atrium/platform';

/** Who works here now, for other services' counts: a view that shows of accounts what they may know. */
export const activeStaffMigration = defineMigration(
  '1763705500001-active-staff',
  `
create view active_staff with (security_invoker = true) as
  select company_id, id, role from user_account where status = 'active' and role <> 'client';
grant select on active_staff to atrium_app;
`,
);
