import { defineMigration } from '@atrium/platform';

/** Who recorded that a payment came back. */
export const paymentReturnMigration = defineMigration(
  '1765103000001-payment-return',
  `
alter table pay_payment add column returned_by uuid, add column returned_at timestamptz;
`,
);
