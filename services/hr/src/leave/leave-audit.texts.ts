import { AuditWords } from '@atrium/platform';

export const LEAVE_WORDS = new AuditWords({
  kind: 'leave',
  title: 'Leave',
  verbs: {
    request: 'asked for',
    adjust: 'corrected',
    opening: 'given an opening balance',
    encash: 'paid out',
    compOff: 'claimed',
    yearEnd: 'carried over',
  },
  fields: {
    from: 'From',
    to: 'To',
    days: 'Days',
    type: 'Leave type',
    reason: 'Reason',
    overrideReason: 'Passed over because',
  },
});
