import { AuditWords } from '@atrium/platform';

export const PAY_SLIP_WORDS = new AuditWords({
  kind: 'paySlip',
  verbs: { look: 'looked at', takePdf: 'PDF taken', takeLetter: 'letter about the amount owed taken' },
});
