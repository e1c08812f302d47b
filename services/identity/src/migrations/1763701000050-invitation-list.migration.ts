import { defineMigration } from '@atrium/platform';

/** The department named in an invitation, and the list of people who have not joined. */
export const invitationListMigration = defineMigration(
  '1763701000050-invitation-list',
  `
alter table user_account add column invited_department text
  constraint user_account_invited_department check (char_length(invited_department) between 1 and 80);
-- The others are found through the indexes of the list of users: they are nearly all of them.
create index user_account_not_joined on user_account (company_id, created_at, id) where password_hash is null;
`,
);
