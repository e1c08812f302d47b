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
    startChecklist: 'started a checklist of',
    tickChecklist: 'ticked a checklist of',
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
