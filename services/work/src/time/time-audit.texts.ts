import { WEEK_STATE_LABELS } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';

export const TIME_WORDS = new AuditWords({
  kind: 'timeEntry',
  title: 'Time on tasks',
  verbs: { time: 'changed' },
  fields: { minutes: 'Minutes', reason: 'Reason' },
});

export const TIMESHEET_WORDS = new AuditWords({
  kind: 'timesheet',
  title: 'Week of hours',
  verbs: {
    submit: 'submitted',
    withdraw: 'withdrawn',
    approve: 'approved',
    return: 'returned',
    reopen: 'opened again',
  },
  fields: { state: 'State', reason: 'Reason' },
  values: { state: WEEK_STATE_LABELS },
});
