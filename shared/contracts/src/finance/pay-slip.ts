import { z } from 'zod';
import { daySchema, idSchema, versionSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { shownMoneySchema } from '../money/money-schema.js';
import type { Money } from '../money/money.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { Queried, Shown } from '../records/record.types.js';
import { payLineSchema, type PayLine } from './pay-line.js';
import { PAY_CHANGE_LABELS, PAY_CHANGES } from './pay-run-check.js';
import { payReasonSchema } from './pay-run.js';

/** A payslip follows its run; one that is held is not paid with it. */
export const PAY_SLIP_STATES = ['computed', 'held', 'locked', 'paid'] as const;
export type PaySlipState = (typeof PAY_SLIP_STATES)[number];
export const PAY_SLIP_STATE_LABELS: Record<PaySlipState, string> = {
  computed: 'Computed',
  held: 'Held',
  locked: 'Locked',
  paid: 'Paid',
};

export const PAY_SLIP_KINDS = ['regular', 'offCycle', 'fullAndFinal', 'reversal', 'corrected'] as const;
export type PaySlipKind = (typeof PAY_SLIP_KINDS)[number];
export const PAY_SLIP_KIND_LABELS: Record<PaySlipKind, string> = {
  regular: 'Monthly pay',
  offCycle: 'Between months',
  fullAndFinal: 'Full and final settlement',
  reversal: 'Reversal',
  corrected: 'Corrected',
};

/** Why a payslip cannot be paid as it is. */
export const PAY_BLOCKS = [
  'netBelowZero',
  'missingSalary',
  'missingPack',
  'formula',
  'spreadAboveClawback',
] as const;
export type PayBlockCode = (typeof PAY_BLOCKS)[number];
export const PAY_BLOCK_LABELS: Record<PayBlockCode, string> = {
  netBelowZero: 'The deductions are more than the pay.',
  missingSalary: 'There is no salary for this month.',
  missingPack: 'The rules of the law for this month are missing.',
  formula: 'A formula has no value for this person.',
  spreadAboveClawback: 'More is left to later months than is recovered. Choose the months again.',
};

export const PAY_WARNINGS = [
  'noPan',
  'noBank',
  'noUan',
  'noBirthDate',
  'loanMovedOn',
  'owesCompany',
] as const;
export type PayWarning = (typeof PAY_WARNINGS)[number];
export const PAY_WARNING_LABELS: Record<PayWarning, string> = {
  noPan: 'The PAN is missing, so the tax is higher.',
  noBank: 'The bank account is missing.',
  noUan: 'The UAN is missing.',
  noBirthDate: 'The date of birth is missing.',
  loanMovedOn: 'A part of a loan moves to the next month.',
  owesCompany: 'The person owes the company money: nothing is paid, a letter asks for it.',
};

export const PAY_SLIP_VIEWS = ['needsLook', 'changed', 'joiners', 'leavers', 'held', 'unpaid'] as const;
export type PaySlipView = (typeof PAY_SLIP_VIEWS)[number];
export const PAY_SLIP_VIEW_LABELS: Record<PaySlipView, string> = {
  needsLook: 'Needs a look',
  changed: 'Changed',
  joiners: 'Joiners',
  leavers: 'Leavers',
  held: 'Held',
  unpaid: 'Not paid',
};

const blockSchema = z.object({
  code: z.enum(PAY_BLOCKS),
  /** Which pack, or the component whose formula it is. */
  of: z.string().nullable(),
});

/** What one person is paid for a month. */
export const PAY_SLIP = defineRecord({
  kind: 'paySlip',
  path: 'finance/slips',
  remote: 'finance',
  one: 'Payslip',
  many: 'Payslips',
  resource: {
    tab: 'finance',
    resource: 'payroll',
    alsoReadBy: [{ tab: 'finance', resource: 'payrollTable' }],
  },
  fields: {},
  columns: [
    {
      key: 'employee',
      title: 'Employee',
      type: 'person',
      sortable: true,
      filterable: true,
      display: 'always',
    },
    { key: 'code', title: 'Employee code', type: 'text', display: 'hidden' },
    { key: 'month', title: 'Month', type: 'choice', filterable: true },
    { key: 'run', title: 'Pay run', type: 'person', filterable: true, display: 'never' },
    { key: 'paidDays', title: 'Paid days', type: 'number' },
    { key: 'unpaidDays', title: 'Unpaid days', type: 'number', display: 'hidden' },
    { key: 'gross', title: 'Gross', type: 'number', money: 'INR' },
    { key: 'deductions', title: 'Deductions', type: 'number', money: 'INR' },
    { key: 'net', title: 'Net', type: 'number', money: 'INR', sortable: true },
    { key: 'employerCost', title: 'Cost of the company', type: 'number', money: 'INR', display: 'hidden' },
    { key: 'difference', title: 'Change', type: 'number', money: 'INR' },
    {
      key: 'change',
      title: 'Reason of the change',
      type: 'choice',
      options: choices(PAY_CHANGES, PAY_CHANGE_LABELS),
    },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(PAY_SLIP_STATES, PAY_SLIP_STATE_LABELS),
    },
    {
      key: 'view',
      title: 'Show',
      type: 'choice',
      filterable: true,
      options: choices(PAY_SLIP_VIEWS, PAY_SLIP_VIEW_LABELS),
      display: 'never',
    },
  ],
  shows: {
    employee: refSchema,
    code: z.string(),
    department: z.string().nullable(),
    runId: idSchema,
    month: z.string(),
    kind: z.enum(PAY_SLIP_KINDS),
    /** A correction has taken its place; it stays as it was. */
    reversed: z.boolean(),
    state: z.enum(PAY_SLIP_STATES),
    paidDays: z.number(),
    unpaidDays: z.number(),
    monthDays: z.int(),
    gross: shownMoneySchema,
    deductions: shownMoneySchema,
    net: shownMoneySchema,
    employerCost: shownMoneySchema,
    blocks: z.array(blockSchema),
    warnings: z.array(z.enum(PAY_WARNINGS)),
    holdReason: z.string().nullable(),
    /** Of the net to that of the month before; null: there is none. */
    difference: shownMoneySchema.nullable(),
    change: z.enum(PAY_CHANGES).nullable(),
    /** When the person opened it. */
    seenAt: z.iso.datetime().nullable(),
    paidOn: daySchema.nullable(),
  },
  steps: {
    hold: {
      from: ['computed', 'locked'],
      to: 'held',
      needs: 'update',
      verb: 'held',
      body: z.strictObject({ version: versionSchema, reason: payReasonSchema }),
    },
    release: { from: ['held'], needs: 'update', verb: 'released' },
    pay: {
      from: ['locked'],
      to: 'paid',
      needs: 'update',
      verb: 'paid',
      body: z.strictObject({ version: versionSchema, paidOn: daySchema }),
    },
  },
  changesIn: [],
  errors: {
    SLIP_RUN_BUSY: [409, 'This is not possible in this state of the run.'],
    SLIP_REVERSAL: [409, 'A reversal follows the payslip that it reverses.'],
    SLIP_OWES_NOTHING: [409, 'Nothing is owed to the company after this payslip.'],
    SLIP_IN_FILE: [409, 'This person is in a bank file. Record first what the bank has paid of it.'],
    SLIP_NO_CLAWBACK: [409, 'This payslip recovers too little to spread it over months.'],
    SLIP_BLOCKED: [409, 'This payslip cannot be paid as it is.'],
  },
  auditLabels: { holdReason: 'Reason', paidOn: 'Paid on' },
});
export type PaySlip = Shown<typeof PAY_SLIP>;
export type PaySlipQuery = Queried<typeof PAY_SLIP>;

/** A line as people read it. */
const shownLineSchema = payLineSchema.extend({
  /** The name of the component or of the adjustment; null for a line of the law, which pages name. */
  title: z.string().nullable(),
  /** Of the month before; null: it had no such line. */
  previous: shownMoneySchema.nullable(),
  /** From April to this month. */
  yearToDate: shownMoneySchema,
});
export type ShownPayLine = z.infer<typeof shownLineSchema>;

export const UNPAID_CAUSES = ['absent', 'unpaidLeave'] as const;
export type UnpaidCause = (typeof UNPAID_CAUSES)[number];
export const unpaidDateSchema = z.object({
  date: daySchema,
  cause: z.enum(UNPAID_CAUSES),
  /** Of the day: 1 or a part of it. */
  part: z.number(),
});
export type UnpaidDate = z.infer<typeof unpaidDateSchema>;

const slipContent = {
  lines: z.array(shownLineSchema),
  unpaidDates: z.array(unpaidDateSchema),
  yearToDate: z.object({
    gross: shownMoneySchema,
    deductions: shownMoneySchema,
    net: shownMoneySchema,
    tax: shownMoneySchema,
  }),
  previousNet: shownMoneySchema.nullable(),
};

/** `GET /api/finance/slips/:id/detail`. */
export const paySlipDetailSchema = PAY_SLIP.schema.and(
  z.object({
    ...slipContent,
    group: z.string(),
    runState: z.string(),
    /** The run that corrects it, if there is one. */
    correctionId: idSchema.nullable(),
    /** Its place among those of the run, by name, and its neighbours. */
    place: z.int(),
    of: z.int(),
    before: idSchema.nullable(),
    after: idSchema.nullable(),
    /** What it takes back for earlier months, and how much of that later payslips deduct; null: nothing. */
    clawback: z.object({ amount: shownMoneySchema, later: shownMoneySchema }).nullable(),
  }),
);
export type PaySlipDetail = z.infer<typeof paySlipDetailSchema>;

const ownSlipRow = {
  id: idSchema,
  month: z.string(),
  kind: z.enum(PAY_SLIP_KINDS),
  reversed: z.boolean(),
  /** What a payslip between months is for. */
  title: z.string().nullable(),
  gross: shownMoneySchema,
  deductions: shownMoneySchema,
  net: shownMoneySchema,
  paidDays: z.number(),
  unpaidDays: z.number(),
  monthDays: z.int(),
  /** Null until it is paid. */
  paidOn: daySchema.nullable(),
  /** Why it differs from the month before. */
  change: z.enum(PAY_CHANGES).nullable(),
  seenAt: z.iso.datetime().nullable(),
};

/** `GET /api/finance/own/slips`: one's own of runs that are locked, the newest first; at most those of ten years. */
export const ownSlipsSchema = z.object({ items: z.array(z.object(ownSlipRow)) });
export type OwnSlips = z.infer<typeof ownSlipsSchema>;

/** `GET /api/finance/own/slips/:id`. */
export const ownSlipSchema = z.object({ ...ownSlipRow, ...slipContent });
export type OwnSlip = z.infer<typeof ownSlipSchema>;

/** `POST /api/finance/slips/:id/spread`: in how many months it is taken back, this one included; 1: all at once. */
export const spreadClawbackSchema = z.strictObject({
  version: versionSchema,
  months: z.int('Enter a number of months.').min(1, 'Enter at least 1.').max(36, 'Enter at most 36.'),
});
export type SpreadClawback = z.infer<typeof spreadClawbackSchema>;

/** What a payslip takes back for earlier months, in paise; 0 where it pays something for them. */
export const clawbackOf = (lines: readonly Pick<PayLine, 'kind' | 'amount' | 'forMonth'>[]): Money =>
  lines.reduce((sum, { kind, amount, forMonth }) => {
    if (forMonth === null) return sum;
    if (kind === 'earning') return sum - amount;
    return kind === 'deduction' ? sum + amount : sum;
  }, 0);

const RUPEE = 100;

/** Whole rupees each month; the last one takes what is left. */
export function spreadOf(amount: Money, months: number): { each: Money; later: Money } {
  const each = Math.min(amount, Math.ceil(amount / months / RUPEE) * RUPEE);
  return { each, later: amount - each };
}
