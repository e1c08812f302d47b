import { AuditWords } from '@atrium/platform';

export const PAY_SLIP_WORDS = new AuditWords({
  kind: 'paySlip',
  verbs: {
    look: 'looked at',
    spread: 'recovery spread over months',
    takePdf: 'PDF taken',
    takeLetter: 'letter about the amount owed taken',
  },
  fields: { months: 'Months that it is spread over' },
});
