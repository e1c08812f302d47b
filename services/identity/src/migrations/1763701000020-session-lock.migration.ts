import { defineMigration } from '@atrium/platform';

/** When the person locked the session; null while it is open. */
export const sessionLockMigration = defineMigration(
  '1763701000020-session-lock',
  `alter table session add locked_at timestamptz;`,
);
