import { defineMigration } from '@atrium/platform';

/** Emails that the portal sent from a lead or a client. */
export const clientMailMigration = defineMigration(
  '1765104100001-client-mail',
  `
alter table client_activity
  add column subject text,
  add column sent_to text[] not null default '{}',
  add check ((subject is null) = (sent_to = '{}')),
  add check (subject is null or kind = 'email' and direction = 'out');
`,
);
