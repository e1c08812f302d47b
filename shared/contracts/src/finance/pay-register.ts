import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { monthSchema } from '../hr/attendance-month.js';
import { shownMoneySchema } from '../money/money-schema.js';
import { refSchema } from '../records/record-field.js';

/** What was paid to whom, by component: in a month, or from April to it. */
export const PAY_REGISTERS = ['salary', 'yearToDate'] as const;
export type PayRegisterKind = (typeof PAY_REGISTERS)[number];
export const PAY_REGISTER_LABELS: Record<PayRegisterKind, string> = {
  salary: 'Salary register',
  yearToDate: 'Register of the year to date',
};

export const PAY_REGISTER_FORMATS = ['csv', 'xlsx'] as const;
export type PayRegisterFormat = (typeof PAY_REGISTER_FORMATS)[number];

export const PAY_REGISTER_ERRORS = defineErrors({
  PAY_REGISTER_EMPTY: [409, 'No payslip of this month is locked.'],
});

export const payRegisterQuerySchema = z.strictObject({
  register: z.enum(PAY_REGISTERS, 'Choose a register.'),
  month: monthSchema,
});
export type PayRegisterQuery = z.infer<typeof payRegisterQuerySchema>;

/** `POST /api/finance/registers/file`; it answers the file itself. */
export const makePayRegisterSchema = payRegisterQuerySchema.extend({
  format: z.enum(PAY_REGISTER_FORMATS, 'Choose a format.'),
});
export type MakePayRegister = z.infer<typeof makePayRegisterSchema>;

/** Rows that a page shows; files have all of them. */
export const SHOWN_REGISTER_ROWS = 100;

/** `GET /api/finance/registers`: of locked payslips alone. Amounts are paise. */
export const payRegisterSchema = z.object({
  /** Null as title: a line of the law, which pages name. */
  columns: z.array(z.object({ code: z.string(), title: z.string().nullable() })),
  rows: z.array(
    z.object({
      employee: refSchema,
      code: z.string(),
      paidDays: z.number(),
      /** By the columns; 0 where somebody has no such line. */
      amounts: z.array(shownMoneySchema),
      gross: shownMoneySchema,
      deductions: shownMoneySchema,
      net: shownMoneySchema,
    }),
  ),
  people: z.int(),
  totals: z.object({
    amounts: z.array(shownMoneySchema),
    gross: shownMoneySchema,
    deductions: shownMoneySchema,
    net: shownMoneySchema,
  }),
  /** Without its ending, such as `salary-2026-10`. */
  name: z.string(),
  /** The latest first. */
  taken: z.array(
    z.object({
      format: z.enum(PAY_REGISTER_FORMATS),
      at: z.iso.datetime(),
      by: z.string(),
      hash: z.string(),
    }),
  ),
});
export type PayRegister = z.infer<typeof payRegisterSchema>;
