import { JOB_REASON_LABELS } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';

/** Words for actions on employees that are no steps of the record. */
export const EMPLOYEE_WORDS = new AuditWords({
  kind: 'employee',
  verbs: {
    invite: 'invited',
    link: 'linked to an account',
    setPhoto: 'photo changed',
    changeJob: 'changed the job of',
    cancelJob: 'cancelled a planned change of',
    askNotice: 'asked to leave',
    withdrawOwnNotice: 'no longer asks to leave',
  },
  fields: { effectiveOn: 'From', reason: 'Reason' },
  values: { reason: JOB_REASON_LABELS },
});
