import { defineMigration } from '@atrium/platform';

/** When the person of a session last proved by password who they are. */
export const ownSessionsMigration = defineMigration(
  '1763701000040-own-sessions',
  `
alter table session add column confirmed_at timestamptz;
update session set confirmed_at = created_at;
alter table session alter column confirmed_at set not null;
`,
);
