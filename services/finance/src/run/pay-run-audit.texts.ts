import { AuditWords } from '@atrium/platform';

export const PAY_RUN_WORDS = new AuditWords({
  kind: 'payRun',
  verbs: { remind: 'reminded of open attendance' },
});
