import { AuditWords } from '@atrium/platform';

export const EVALUATION_WORDS = [
  new AuditWords({
    kind: 'evaluationCycle',
    verbs: { moveOn: 'moved on', setPeers: 'chose colleagues for' },
    fields: { subject: 'About', reviewers: 'Colleagues' },
  }),
  new AuditWords({ kind: 'evaluationForm', verbs: { submit: 'submitted' } }),
  new AuditWords({
    kind: 'evaluationResult',
    verbs: { publish: 'published', acknowledge: 'acknowledged', takePdf: 'PDF taken' },
  }),
];
