import { CHANGE_TOPIC_LABELS, STATUTORY_LABELS, VALUE_CHANGE_LABELS } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';

/** Of these fields the trail says that they changed, and never to what. */
export const STATUTORY_WORDS = new AuditWords({
  kind: 'employee',
  verbs: {
    changeStatutory: 'bank and statutory details changed',
    showStatutory: 'a bank or statutory number shown',
  },
  fields: { ...STATUTORY_LABELS, shown: 'Shown' },
  values: {
    ...Object.fromEntries(Object.keys(STATUTORY_LABELS).map((field) => [field, VALUE_CHANGE_LABELS])),
    shown: { ...STATUTORY_LABELS, bank: CHANGE_TOPIC_LABELS.bank },
  },
});
