import { AuditWords } from '@atrium/platform';

export const PAY_FILE_WORDS = new AuditWords({
  kind: 'payRun',
  verbs: { takeFile: 'file taken', takeSlips: 'payslips taken', sendSlips: 'payslips sent' },
  fields: { file: 'File', people: 'People', hash: 'SHA-256' },
});
