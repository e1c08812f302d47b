import { z } from 'zod';
import { monthSchema } from '../hr/attendance-month.js';
import { daySchema, idSchema, lineSchema, textSchema, versionSchema } from '../lists/fields.js';
import { moneySchema, shownMoneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';

export const LOAN_ENTRY_KINDS = [
  'given',
  'instalment',
  'settlement',
  'repaid',
  'writtenOff',
  'reversal',
] as const;
export type LoanEntryKind = (typeof LOAN_ENTRY_KINDS)[number];
export const LOAN_ENTRY_LABELS: Record<LoanEntryKind, string> = {
  given: 'Given',
  instalment: 'Deducted from the payslip',
  settlement: 'Deducted with the final settlement',
  repaid: 'Paid back outside of payroll',
  writtenOff: 'Closed, not to be paid back',
  reversal: 'Payslip reversed',
};

const noteSchema = lineSchema(200);

/** What the company has lent somebody, and their payslips deduct last, as far as the law lets them. */
export const PAY_LOAN = defineRecord({
  kind: 'payLoan',
  path: 'finance/loans',
  remote: 'finance',
  one: 'Loan',
  many: 'Loans',
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
    title: {
      label: 'Title',
      schema: lineSchema(60).min(1, 'Say what it is for, such as a salary advance.'),
      aliases: ['name', 'description'],
      example: 'Salary advance',
    },
    amount: {
      label: 'Amount',
      schema: moneySchema({ min: 1 }),
      money: 'INR',
      aliases: ['loan amount', 'loan'],
      example: '60000',
    },
    instalment: {
      label: 'Instalment a month',
      schema: moneySchema({ min: 1 }),
      money: 'INR',
      aliases: ['instalment', 'installment', 'emi'],
      example: '10000',
    },
    fromMonth: {
      label: 'First deducted with the payslip for',
      schema: monthSchema,
      aliases: ['from', 'first month', 'month'],
      example: '2026-04',
    },
    pausedMonths: {
      label: 'Paused months',
      schema: z
        .array(monthSchema)
        .max(60, 'Pause at most 60 months.')
        .refine((all) => new Set(all).size === all.length, 'Name each month once.'),
      aliases: ['paused'],
      example: '2026-10; 2026-11',
    },
    note: {
      label: 'Note',
      schema: textSchema.max(500, 'Use at most 500 characters.').nullable(),
    },
  },
  columns: [
    { key: 'employee', title: 'Employee', type: 'person', filterable: true, display: 'always' },
    { key: 'title', type: 'text' },
    { key: 'fromMonth', type: 'choice', sortable: true, latestFirst: true, filterable: true },
    { key: 'amount', type: 'number' },
    { key: 'instalment', type: 'number' },
    { key: 'balance', title: 'What is left', type: 'number', money: 'INR' },
    statusColumn,
  ],
  shows: {
    status: recordStatusSchema,
    /** What is left of it, the sum of its entries. */
    balance: shownMoneySchema,
    /** Of earlier instalments, what could not be deducted. */
    movedOn: shownMoneySchema,
    /** The month of the next instalment, unless it is paused. */
    nextMonth: z.string(),
    /** A locked payslip has deducted from it. */
    started: z.boolean(),
    /** The month whose payslip leaves it to later ones, of what it takes back; null: it was lent. */
    givenMonth: z.string().nullable(),
    maker: z.string().nullable(),
  },
  steps: {
    /** What somebody pays back outside of payroll. */
    repay: {
      needs: 'update',
      verb: 'paid back',
      body: z.strictObject({
        version: versionSchema,
        amount: moneySchema({ min: 1 }),
        paidOn: daySchema,
        note: noteSchema.nullable(),
      }),
    },
    /** What is left need not be paid back. */
    close: {
      needs: 'update',
      verb: 'closed',
      body: z.strictObject({ version: versionSchema, reason: noteSchema.min(1, 'Say why.') }),
    },
  },
  errors: {
    LOAN_INSTALMENT: [409, 'The instalment is more than the loan.'],
    LOAN_MONTH_LOCKED: [409, 'The payslip for this month is locked. Choose a later month.'],
    LOAN_PAUSE_LOCKED: [409, 'The payslip for one of these months is locked, so it stays as it is.'],
    LOAN_SPREAD: [409, 'This is what a payslip recovers in parts. Choose the months again there.'],
    LOAN_SPREAD_FROM: [409, 'It is deducted from the month after that payslip at the earliest.'],
    LOAN_STARTED: [409, 'A payslip has deducted from it already, so its first month stays.'],
    LOAN_BELOW_PAID: [409, 'This is less than what was paid back already.'],
    LOAN_OVER_BALANCE: [409, 'This is more than what is left of the loan.'],
    LOAN_REPAID_AHEAD: [409, 'This day has not come yet.'],
  },
});
export type PayLoan = Shown<typeof PAY_LOAN>;
export type CreatePayLoan = Created<typeof PAY_LOAN>;
export type UpdatePayLoan = Updated<typeof PAY_LOAN>;

const loanEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(LOAN_ENTRY_KINDS),
  /** More to pay back where it is above 0. */
  amount: shownMoneySchema,
  /** Of an instalment: what was asked for, of which the law let less be deducted. */
  asked: shownMoneySchema.nullable(),
  /** Of a payslip. */
  month: z.string().nullable(),
  day: daySchema,
  note: z.string().nullable(),
  /** What is left after it. */
  left: shownMoneySchema,
});
export type LoanEntry = z.infer<typeof loanEntrySchema>;

/** `GET /api/finance/loans/:id/ledger`: what has happened to its balance, the newest first. */
export const loanLedgerSchema = z.object({ items: z.array(loanEntrySchema) });
export type LoanLedger = z.infer<typeof loanLedgerSchema>;

/** `GET /api/finance/own/loans`: one's own with what has happened to them, the newest first. */
export const ownLoansSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      status: recordStatusSchema,
      amount: shownMoneySchema,
      instalment: shownMoneySchema,
      balance: shownMoneySchema,
      movedOn: shownMoneySchema,
      nextMonth: z.string(),
      pausedMonths: z.array(z.string()),
      entries: z.array(loanEntrySchema),
    }),
  ),
});
export type OwnLoans = z.infer<typeof ownLoansSchema>;
