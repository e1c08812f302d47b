import { AuditWords } from '@atrium/platform';

export const RUN_PAYMENT_WORDS = new AuditWords({
  kind: 'payRun',
  fields: { accounts: 'Bank accounts', inCash: 'Cash paid to', sentBack: 'Came back' },
});
