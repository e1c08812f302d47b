import { AuditWords } from '@atrium/platform';

export const LATENESS_WORDS = new AuditWords({
  kind: 'lateness',
  title: 'Lateness',
  verbs: { setPolicy: 'set the late policy', decide: 'decided the late days of' },
  fields: {
    from: 'From',
    latesFree: 'Free late days a month',
    latesPerHalfDay: 'Late days for each half day',
    month: 'In the month',
    lates: 'Late days',
    days: 'Days',
    outcome: 'Decision',
  },
  values: { outcome: { confirmed: 'Confirmed', dismissed: 'Dismissed' } },
});
