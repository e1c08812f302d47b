import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';
import { shownMoneySchema } from '../money/money-schema.js';
import { refSchema } from '../records/record-field.js';

/** Why somebody who is to be paid is in no bank file. */
export const BANK_GAPS = ['noBank', 'held'] as const;
export type BankGap = (typeof BANK_GAPS)[number];
export const BANK_GAP_LABELS: Record<BankGap, string> = {
  noBank: 'The bank account is missing.',
  held: 'The payslip is held.',
};

const takenSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  /** SHA-256 of its bytes. */
  hash: z.string(),
});

const bankFileSchema = z.object({
  id: idSchema,
  /** 1 is the first of the run. */
  place: z.int(),
  name: z.string(),
  people: z.int(),
  total: shownMoneySchema,
  hash: z.string(),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
  /** The day on which the bank has paid it; null: that is not recorded yet. */
  paidOn: daySchema.nullable(),
  returned: z.array(z.object({ employee: refSchema, reason: z.string(), amount: shownMoneySchema })),
  /** The latest first. */
  taken: z.array(takenSchema),
});
export type BankFile = z.infer<typeof bankFileSchema>;

const changedAccountSchema = z.object({
  employee: refSchema,
  /** The ends of the numbers; null: the account was removed. */
  before: z.string(),
  now: z.string().nullable(),
  /** The file with the account as it was, which the bank has not answered yet; null: the next file. */
  file: z.int().nullable(),
});
export type ChangedAccount = z.infer<typeof changedAccountSchema>;

/** `GET /api/finance/runs/:id/payments` of a run that is locked: what was paid how, and what is left. Amounts are paise. */
export const runPaymentsSchema = z.object({
  /** The parts of what the payslips come to: `slips` = `run` = `journal` = all that follow together. */
  totals: z.object({
    slips: shownMoneySchema,
    run: shownMoneySchema,
    journal: shownMoneySchema,
    bank: shownMoneySchema,
    cash: shownMoneySchema,
    withheld: shownMoneySchema,
    /** In files that the bank has not answered. */
    sent: shownMoneySchema,
    /** Not paid and in no file. */
    open: shownMoneySchema,
    /** Payslips below 0; not above 0. */
    owed: shownMoneySchema,
  }),
  files: z.array(bankFileSchema),
  /** What the next file would be. */
  next: z.object({
    people: z.int(),
    total: shownMoneySchema,
    missing: z.array(z.object({ employee: refSchema, reason: z.enum(BANK_GAPS) })),
  }),
  /** Whose account is another one than when the run was locked, and who are not paid yet. */
  changed: z.array(changedAccountSchema),
});
export type RunPayments = z.infer<typeof runPaymentsSchema>;

export const bankFileParamsSchema = z.strictObject({ id: idSchema, fileId: idSchema });
export type BankFileParams = z.infer<typeof bankFileParamsSchema>;
