import { JOB_REASON_LABELS } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';

/** Words for actions on employees that are no steps of the record. */
export const EMPLOYEE_WORDS = new AuditWords({
  kind: 'employee',
  verbs: {
    invite: 'invited',
    link: 'linked to an account',
    remove: 'removed again',
    setPhoto: 'photo changed',
    changeJob: 'job changed',
    editJob: 'planned change edited',
    cancelJob: 'planned change cancelled',
    startChecklist: 'checklist started',
    tickChecklist: 'checklist ticked',
    askNotice: 'asked to leave',
    withdrawOwnNotice: 'no longer asks to leave',
  },
  fields: {
    effectiveOn: 'From',
    reason: 'Reason',
    checklist: 'Checklist',
    item: 'Checklist item',
    done: 'Ticked',
    note: 'Proof',
  },
  values: { reason: JOB_REASON_LABELS },
});
