import { defineMigration } from '@atrium/platform';

/** Why one person computed and approved a run. */
export const runBothRolesMigration = defineMigration(
  '1765000700001-run-both-roles',
  `alter table pay_run add column both_reason text;`,
);
