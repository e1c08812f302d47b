import { defineMigration } from '@atrium/platform';

/** What a payslip leaves to later ones is chosen with it, and becomes a loan once it is locked. */
export const slipSpreadMigration = defineMigration(
  '1765102000004-slip-spread',
  `
alter table pay_slip add column spread jsonb;
`,
);
