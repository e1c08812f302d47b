import { z } from 'zod';
import { monthSchema } from '../hr/attendance-month.js';
import { idSchema, lineSchema, textSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { moneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';

export const ADJUSTMENT_KINDS = ['earning', 'reimbursement', 'deduction', 'loan'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];
/** A loan is deducted last, as far as the law lets it; what is left moves to the next month. */
export const ADJUSTMENT_KIND_LABELS: Record<AdjustmentKind, string> = {
  earning: 'Earning',
  reimbursement: 'Reimbursement',
  deduction: 'Deduction',
  loan: 'Instalment of a loan',
};

/** What one payslip has besides the salary. */
export const PAY_ADJUSTMENT = defineRecord({
  kind: 'payAdjustment',
  path: 'finance/adjustments',
  remote: 'finance',
  one: 'Adjustment',
  many: 'Adjustments',
  resource: { tab: 'finance', resource: 'payroll' },
  fields: {
    employeeId: {
      label: 'Employee',
      schema: z.string().min(1, 'Choose an employee.').pipe(idSchema),
      shownAs: 'employee',
      aliases: ['employee code', 'emp code', 'employee id', 'work email', 'email', 'code'],
      example: 'E0001',
      fixed: true,
    },
    payMonth: {
      label: 'With the payslip for',
      schema: monthSchema,
      aliases: ['pay month', 'month', 'payslip'],
      example: '2026-04',
    },
    title: {
      label: 'Title',
      schema: lineSchema(60).min(1, 'Say what it is for, such as a bonus.'),
      aliases: ['name', 'description'],
      example: 'Bonus',
    },
    kind: {
      label: 'Kind',
      schema: z.enum(ADJUSTMENT_KINDS, 'Choose what it is.'),
      aliases: ['type'],
      example: 'Earning',
    },
    amount: { label: 'Amount', schema: moneySchema({ min: 1 }), money: 'INR', example: '15000' },
    taxable: { label: 'Taxable', schema: z.boolean(), example: 'Yes' },
    cause: { label: 'Cause', schema: textSchema.max(500, 'Use at most 500 characters.').nullable() },
  },
  columns: [
    { key: 'employee', title: 'Employee', type: 'person', filterable: true, display: 'always' },
    { key: 'title', type: 'text' },
    { key: 'payMonth', type: 'choice', sortable: true, latestFirst: true, filterable: true },
    {
      key: 'kind',
      type: 'choice',
      filterable: true,
      options: choices(ADJUSTMENT_KINDS, ADJUSTMENT_KIND_LABELS),
    },
    { key: 'amount', type: 'number' },
    { key: 'taxable', type: 'yesNo', display: 'hidden' },
    { key: 'run', title: 'Pay run', type: 'person', filterable: true, display: 'never' },
    statusColumn,
  ],
  shows: {
    status: recordStatusSchema,
    /** Its run is locked, so it stays as it is. */
    locked: z.boolean(),
    maker: z.string().nullable(),
    /** The run between months, settlement or correction that it is a line of; null: the month's own. */
    runId: idSchema.nullable(),
  },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    PAY_ADJUSTMENT_LOCKED: [409, 'The payslip for this month is locked. Choose a later month.'],
    PAY_ADJUSTMENT_OF_RUN: [409, 'A line of a run stays in its month.'],
    PAY_ADJUSTMENT_ARCHIVED: [409, 'This adjustment is archived. Restore it first.'],
  },
});
export type PayAdjustment = Shown<typeof PAY_ADJUSTMENT>;
export type CreatePayAdjustment = Created<typeof PAY_ADJUSTMENT>;
export type UpdatePayAdjustment = Updated<typeof PAY_ADJUSTMENT>;

/** `POST /api/finance/runs/:id/lines`: a line of a run that is not the month's. */
export const addRunLineSchema = z.strictObject({
  employeeId: PAY_ADJUSTMENT.fields.employeeId.schema,
  title: PAY_ADJUSTMENT.fields.title.schema,
  kind: z.enum(['earning', 'deduction'], 'Choose what it is.'),
  amount: moneySchema({ min: 1 }),
  taxable: z.boolean(),
  cause: PAY_ADJUSTMENT.fields.cause.schema,
});
export type AddRunLine = z.infer<typeof addRunLineSchema>;
