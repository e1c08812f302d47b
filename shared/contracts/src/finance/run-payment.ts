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
  /** `by`: who recorded it; empty where that was not kept. */
  returned: z.array(
    z.object({ employee: refSchema, reason: z.string(), amount: shownMoneySchema, by: z.string() }),
  ),
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
  /** Takings of a bank file from before files were kept, the latest first, as long as there is no other file. */
  earlier: z.array(takenSchema),
  /** How many are to be paid and are in no file. */
  due: z.int(),
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

/** `due`: to be paid and in no file; `sent` and `paid`: by a file; `cash`: paid in cash. */
export const RUN_PAYEES = ['due', 'sent', 'paid', 'cash'] as const;
export type RunPayeesOf = (typeof RUN_PAYEES)[number];

/** `GET /api/finance/runs/:id/payees`: people of a locked run by what became of their pay. */
export const runPayeesQuerySchema = z.strictObject({
  of: z.enum(RUN_PAYEES),
  fileId: idSchema.optional(),
  search: z.string().trim().max(100).optional(),
});
export type RunPayeesQuery = z.infer<typeof runPayeesQuerySchema>;

/** The first ones by name. */
export const runPayeesSchema = z.object({ items: z.array(refSchema.extend({ code: z.string() })) });
export type RunPayees = z.infer<typeof runPayeesSchema>;

export const bankFileParamsSchema = z.strictObject({ id: idSchema, fileId: idSchema });
export type BankFileParams = z.infer<typeof bankFileParamsSchema>;
