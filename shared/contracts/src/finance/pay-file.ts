import { z } from 'zod';
import { shownMoneySchema } from '../money/money-schema.js';
import { refSchema } from '../records/record-field.js';

/** What the bank pays by, and the return of the provident fund. */
export const PAY_FILES = ['bank', 'fund'] as const;
export type PayFileKind = (typeof PAY_FILES)[number];
export const PAY_FILE_LABELS: Record<PayFileKind, string> = {
  bank: 'Bank file',
  fund: 'Return of the provident fund (ECR)',
};

/** `POST /api/finance/runs/:id/file` of a run that is locked or paid. */
export const makePayFileSchema = z.strictObject({ file: z.enum(PAY_FILES, 'Choose a file.') });
export type MakePayFile = z.infer<typeof makePayFileSchema>;

export const payFileSchema = z.object({
  /** Null while people lack what stands in it: the return of the provident fund is of everybody or not sent. */
  text: z.string().nullable(),
  name: z.string(),
  people: z.int(),
  /** Of the bank file: what it pays, in paise. */
  total: shownMoneySchema.nullable(),
  /** People who are not in it, because their bank account or UAN is missing, or their payslip is held. */
  missing: z.array(z.object({ employee: refSchema, reason: z.enum(['noBank', 'noUan', 'held']) })),
});
export type PayFile = z.infer<typeof payFileSchema>;
