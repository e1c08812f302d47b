import { CHANGE_TOPIC_LABELS } from '@atrium/contracts';
import { AuditWords } from '@atrium/platform';

export const DETAIL_CHANGE_WORDS = new AuditWords({
  kind: 'employee',
  verbs: { askChange: 'asked for a change of details' },
  fields: { topic: 'Detail' },
  values: { topic: CHANGE_TOPIC_LABELS },
});
