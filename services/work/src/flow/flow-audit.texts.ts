import { AuditWords } from '@atrium/platform';

export const FLOW_WORDS = new AuditWords({
  kind: 'taskFlow',
  title: 'Flow of tasks',
  verbs: { save: 'changed', reset: 'put back' },
  fields: { name: 'Name', stages: 'Stages', fields: 'Own fields' },
});
