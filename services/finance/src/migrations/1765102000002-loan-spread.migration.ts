import { defineMigration } from '@atrium/platform';

/** What a payslip takes back for earlier months, and leaves to later payslips, is a loan of its month. */
export const loanSpreadMigration = defineMigration(
  '1765102000002-loan-spread',
  `
alter table pay_loan add column given_month text check (given_month ~ '^\\d{4}-(0[1-9]|1[0-2])$');
create unique index pay_loan_given_key on pay_loan (company_id, employee_id, given_month)
  where given_month is not null and archived_at is null;
`,
);
