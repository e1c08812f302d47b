import { defineMigration } from '@atrium/platform';

/** Until when an email of a new company waits for the operator; null: it went, or it was only written down. */
export const clientMailHeldMigration = defineMigration(
  '1765106200001-client-mail-held',
  `
alter table client_activity
  add column held_until timestamptz,
  add check (held_until is null or subject is not null);
create index client_activity_held on client_activity (company_id) where held_until is not null;
`,
);
