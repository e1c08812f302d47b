import { AuditWords } from '@atrium/platform';

/** What is done to employees besides their record's steps. */
export const EMPLOYEE_WORDS = new AuditWords({
  kind: 'employee',
  verbs: { invite: 'invited', link: 'linked to an account', setPhoto: 'photo changed' },
});
