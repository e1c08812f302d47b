import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema, lineSchema } from '../lists/fields.js';
import { shownMoneySchema } from '../money/money-schema.js';
import type { SettingKey } from '../portal/setting-key.js';
import { refSchema } from '../records/record-field.js';
import { PAY_RUN_KINDS } from './pay-run.js';
import { TAX_QUARTERS, taxQuarterSchema } from './tax-challan.js';
import { taxYearSchema } from './tax-profile.js';

/** Who deducts tax from pay, and who answers for it. */
export const deductorSchema = z.strictObject({
  tan: z
    .string()
    .overwrite((text) => text.trim().toUpperCase())
    .regex(/^[A-Z]{4}\d{5}[A-Z]$/, 'Enter the TAN, like BLRA12345B.'),
  person: lineSchema(80).min(1, 'Enter the person responsible.'),
  designation: lineSchema(80).min(1, 'Enter the designation.'),
});
export type Deductor = z.infer<typeof deductorSchema>;
export const deductorKey: SettingKey<Deductor | null> = {
  key: 'finance.deductor',
  scope: 'company',
  fallback: null,
};

/** The number of a year's certificate: Form 16 until the Income-tax Act 2025. */
export const taxFormOf = (taxYear: number): string => (taxYear < 2026 ? '16' : '130');

/** What is saved of a quarter: all of it as sheets, or a part as CSV. */
export const TAX_STATEMENT_FILES = ['sheets', 'payments', 'challans', 'annexure'] as const;
export type TaxStatementFile = (typeof TAX_STATEMENT_FILES)[number];
export const TAX_STATEMENT_FILE_LABELS: Record<TaxStatementFile, string> = {
  sheets: 'Everything, as sheets',
  payments: 'Payments, as CSV',
  challans: 'Challans, as CSV',
  annexure: 'Yearly annexure, as CSV',
};

/** Why there is nothing to make. */
export const TAX_STATEMENT_PROBLEMS = ['noDeductor', 'nobody', 'onlyLastQuarter'] as const;
export type TaxStatementProblem = (typeof TAX_STATEMENT_PROBLEMS)[number];
export const TAX_STATEMENT_PROBLEM_LABELS: Record<TaxStatementProblem, string> = {
  noDeductor: 'Enter the TAN and the person responsible first.',
  nobody: 'No payslip of this quarter is locked.',
  onlyLastQuarter: 'The annexure comes with January to March.',
};

export const TAX_STATEMENT_ERRORS = defineErrors({
  TAX_STATEMENT_UNMADE: [409, 'This file cannot be made yet. The page of the quarter says why.'],
});

export const taxStatementQuerySchema = z.strictObject({
  taxYear: z.coerce.number().pipe(taxYearSchema),
  quarter: taxQuarterSchema,
});
export type TaxStatementQuery = z.infer<typeof taxStatementQuerySchema>;

/** `POST /api/finance/tax-statements/file`; it answers the file itself. */
export const makeTaxStatementSchema = z.strictObject({
  taxYear: taxYearSchema,
  quarter: taxQuarterSchema,
  file: z.enum(TAX_STATEMENT_FILES, 'Choose a file.'),
});
export type MakeTaxStatement = z.infer<typeof makeTaxStatementSchema>;

const monthSchema = z.object({
  month: z.string(),
  people: z.int(),
  gross: shownMoneySchema,
  tax: shownMoneySchema,
});

const fileSchema = z.object({
  file: z.enum(TAX_STATEMENT_FILES),
  name: z.string(),
  /** Null: it can be made. */
  problem: z.enum(TAX_STATEMENT_PROBLEMS).nullable(),
  /** The latest first. */
  taken: z.array(z.object({ at: z.iso.datetime(), by: z.string(), hash: z.string() })),
});

/** `GET /api/finance/tax-statements`: what Form 138 asks of a quarter, for review. */
export const taxQuarterStatementSchema = z.object({
  taxYear: z.int(),
  quarter: z.enum(TAX_QUARTERS),
  deductor: deductorSchema.nullable(),
  /** Of locked payslips; a month without any is 0. */
  months: z.array(monthSchema),
  deducted: shownMoneySchema,
  /** Of the challans of the quarter. */
  deposited: z.object({
    count: z.int(),
    tax: shownMoneySchema,
    interest: shownMoneySchema,
    fee: shownMoneySchema,
  }),
  /** Challans of a day before the quarter, so that they are of another one. */
  early: z.array(z.string()),
  /** Runs of the quarter whose payslips are not locked yet, and so not in it. */
  openRuns: z.array(
    z.object({ id: idSchema, kind: z.enum(PAY_RUN_KINDS), month: z.string(), group: z.string() }),
  ),
  withoutPan: z.array(refSchema),
  files: z.array(fileSchema),
});
export type TaxQuarterStatement = z.infer<typeof taxQuarterStatementSchema>;
