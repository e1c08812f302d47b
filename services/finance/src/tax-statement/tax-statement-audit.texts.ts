import { AuditWords } from '@atrium/platform';

export const TAX_STATEMENT_WORDS = new AuditWords({
  kind: 'taxStatement',
  title: 'Tax statement',
  verbs: { takeFile: 'file taken', takeForm: 'Form 130 data taken' },
  fields: { file: 'File', people: 'People', hash: 'SHA-256' },
});
