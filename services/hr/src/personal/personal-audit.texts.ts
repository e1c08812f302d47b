import { GENDER_LABELS, PERSONAL_LABELS } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';

export const PERSONAL_WORDS = new AuditWords({
  kind: 'employee',
  verbs: { changePersonal: 'personal details changed' },
  fields: PERSONAL_LABELS,
  values: { gender: GENDER_LABELS },
});
