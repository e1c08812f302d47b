import { AuditWords } from '@atrium/platform';

export const PAY_SLIP_WORDS = new AuditWords({
  kind: 'paySlip',
  verbs: { look: 'looked at', takePdf: 'PDF taken' },
});
export const PAY_FILE_WORDS = new AuditWords({
  kind: 'payRun',
  verbs: { takeFile: 'file taken' },
  fields: { file: 'File', people: 'People' },
});
