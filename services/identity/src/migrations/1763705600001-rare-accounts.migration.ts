import { defineMigration } from '@atrium/platform';

/** Accounts of a role or status that few have, and who signed in last, without reading those of everybody else. */
export const rareAccountsMigration = defineMigration(
  '1763705600001-rare-accounts',
  `
create index user_account_by_role on user_account (company_id, role, lower(first_name || ' ' || last_name), id);
create index user_account_by_status on user_account (company_id, status, lower(first_name || ' ' || last_name), id);
-- Downwards, those who never signed in come last as well: the index that goes upwards has them first then.
create index user_account_latest on user_account (company_id, last_sign_in_at desc nulls last, id desc);
`,
);
