import { defineMigration } from '@atrium/platform';

/** When the person of a session last proved by password who they are. */
export const ownSessionsMigration = defineMigration(
  '1763701000040-own-sessions',
  `
-- No update: under forced row-level security a migration sees no company's rows. Who was signed in confirms once more.
alter table session add column confirmed_at timestamptz not null default 'epoch';
alter table session alter column confirmed_at drop default;
`,
);
