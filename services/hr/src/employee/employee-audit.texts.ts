import { AuditWords } from '@atrium/platform';

/** Words for actions on employees that are no steps of the record. */
export const EMPLOYEE_WORDS = new AuditWords({
  kind: 'employee',
  verbs: { invite: 'invited', link: 'linked to an account', setPhoto: 'photo changed' },
});
