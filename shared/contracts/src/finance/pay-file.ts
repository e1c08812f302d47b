import { z } from 'zod';
import { shownMoneySchema } from '../money/money-schema.js';
import { refSchema } from '../records/record-field.js';

/** What a run owes, for the state and for the books. */
export const PAY_FILES = [
  'fund',
  'insurance',
  'insuranceCsv',
  'professionalTax',
  'welfareFund',
  'journal',
] as const;
export type PayFileKind = (typeof PAY_FILES)[number];
export const PAY_FILE_LABELS: Record<PayFileKind, string> = {
  fund: 'Return of the provident fund (ECR)',
  insurance: 'State insurance (ESI), as a sheet',
  insuranceCsv: 'State insurance (ESI), as CSV',
  professionalTax: 'Professional tax',
  welfareFund: 'Labour welfare fund',
  journal: 'Journal',
};

/** What somebody lacks, so that a file is not made or is made without them. */
export const PAY_FILE_GAPS = ['noUan', 'noEsi'] as const;
export type PayFileGap = (typeof PAY_FILE_GAPS)[number];
export const PAY_FILE_GAP_LABELS: Record<PayFileGap, string> = {
  noUan: 'The UAN is missing.',
  noEsi: 'The ESI number is missing.',
};

/** Why there is nothing to make. */
export const PAY_FILE_PROBLEMS = ['incomplete', 'noState', 'notDue', 'nobody'] as const;
export type PayFileProblem = (typeof PAY_FILE_PROBLEMS)[number];
export const PAY_FILE_PROBLEM_LABELS: Record<PayFileProblem, string> = {
  incomplete: 'It is made of everyone or not at all.',
  noState: 'The pay group has no state.',
  notDue: 'Nothing is due for this month.',
  nobody: 'No one of this run is in it.',
};

/** `POST /api/finance/runs/:id/file` of a run that is locked or paid; it answers the file itself. */
export const makePayFileSchema = z.strictObject({ file: z.enum(PAY_FILES, 'Choose a file.') });
export type MakePayFile = z.infer<typeof makePayFileSchema>;

const takenSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  /** SHA-256 of its bytes. */
  hash: z.string(),
});

const payFileSchema = z.object({
  file: z.enum(PAY_FILES),
  name: z.string(),
  people: z.int(),
  /** What it pays or owes, in paise. */
  total: shownMoneySchema,
  /** Null: it can be made. */
  problem: z.enum(PAY_FILE_PROBLEMS).nullable(),
  /** Who lacks what; without a problem the file is made without them. */
  missing: z.array(z.object({ employee: refSchema, reason: z.enum(PAY_FILE_GAPS) })),
  /** The latest first. */
  taken: z.array(takenSchema),
});
export type PayFile = z.infer<typeof payFileSchema>;

/** `GET /api/finance/runs/:id/files` of a run that is locked or paid. */
export const payFilesSchema = z.object({ items: z.array(payFileSchema) });
export type PayFiles = z.infer<typeof payFilesSchema>;
