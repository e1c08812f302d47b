import { defineMigration } from '@atrium/platform';

/** Text in names and e-mails of accounts is found like text of every record. */
export const userFoundMigration = defineMigration(
  '1763705400001-user-found',
  `
alter index user_account_text rename to user_keys;
select atrium_record('user', 'user_account', 'user_text(first_name, last_name, email)');
drop function user_matches(text[], int);
`,
);
