import { z } from 'zod';
import { monthSchema } from '../hr/attendance-month.js';
import { daySchema, idSchema, lineSchema, textSchema, versionSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { shownMoneySchema } from '../money/money-schema.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { Created, Queried, Shown } from '../records/record.types.js';

export const PAY_RUN_KINDS = ['regular', 'offCycle', 'fullAndFinal', 'correction'] as const;
export type PayRunKind = (typeof PAY_RUN_KINDS)[number];
export const PAY_RUN_KIND_LABELS: Record<PayRunKind, string> = {
  regular: 'Monthly pay',
  offCycle: 'Between months',
  fullAndFinal: 'Full and final settlement',
  correction: 'Correction',
};

export const PAY_RUN_STATES = [
  'draft',
  'computing',
  'computed',
  'submitted',
  'approved',
  'locked',
  'partlyPaid',
  'paid',
  'discarded',
] as const;
export type PayRunState = (typeof PAY_RUN_STATES)[number];
export const PAY_RUN_STATE_LABELS: Record<PayRunState, string> = {
  draft: 'Draft',
  computing: 'Being computed',
  computed: 'Computed',
  submitted: 'Waits for approval',
  approved: 'Approved',
  locked: 'Locked',
  partlyPaid: 'Partly paid',
  paid: 'Paid',
  discarded: 'Discarded',
};

/** Of one step about people by name. */
const MOST_PEOPLE = 500;

const noteSchema = textSchema.max(1000, 'Use at most 1,000 characters.');

/** Who may approve runs; never the one who computed it. */
export const PAYROLL_APPROVE = { tab: 'finance', resource: 'payroll', action: 'approve' } as const;

/** Amounts are paise. */
export const payTotalsSchema = z.object({
  people: z.int(),
  gross: shownMoneySchema,
  deductions: shownMoneySchema,
  net: shownMoneySchema,
  employerCost: shownMoneySchema,
});
export type PayTotals = z.infer<typeof payTotalsSchema>;

export const NOTICE_DEBTORS = ['employee', 'company'] as const;
export type NoticeDebtor = (typeof NOTICE_DEBTORS)[number];
export const NOTICE_DEBTOR_LABELS: Record<NoticeDebtor, string> = {
  employee: 'The employee owes it',
  company: 'The company owes it',
};

const daysSchema = z
  .number('Enter a number of days.')
  .min(0, 'Enter 0 or more days.')
  .max(400, 'Enter at most 400 days.')
  .multipleOf(0.25, 'Use quarters of a day.');

/** What a settlement counts besides the salary. */
export const settlementTermsSchema = z.strictObject({
  /** Leave that is paid out. */
  leaveDays: daysSchema,
  /** Notice that was not served, and who owes for it. */
  noticeDays: daysSchema,
  noticeOwes: z.enum(NOTICE_DEBTORS),
  /** Days by which a month is divided for leave and notice. */
  dayDivisor: z
    .int('Enter a whole number of days.')
    .min(20, 'Enter at least 20.')
    .max(31, 'Enter at most 31.'),
  isFixedTerm: z.boolean(),
  isDeath: z.boolean(),
});
export type SettlementTermsInput = z.infer<typeof settlementTermsSchema>;

/** The pay of a group for a month, of some people between months, or of one person who leaves. */
export const PAY_RUN = defineRecord({
  kind: 'payRun',
  path: 'finance/runs',
  remote: 'finance',
  one: 'Pay run',
  many: 'Pay runs',
  resource: {
    tab: 'finance',
    resource: 'payroll',
    alsoReadBy: [{ tab: 'finance', resource: 'payrollTable' }],
  },
  fields: {
    groupId: {
      label: 'Pay group',
      schema: z.string().min(1, 'Choose a pay group.').pipe(idSchema),
      shownAs: 'group',
      fixed: true,
      notImported: true,
    },
    month: { label: 'Month', schema: monthSchema, fixed: true },
    kind: { label: 'Kind', schema: z.enum(PAY_RUN_KINDS), fixed: true },
  },
  columns: [
    { key: 'month', type: 'choice', sortable: true, filterable: true, first: 'falling', display: 'always' },
    {
      key: 'kind',
      type: 'choice',
      filterable: true,
      options: choices(PAY_RUN_KINDS, PAY_RUN_KIND_LABELS),
      display: 'hidden',
    },
    { key: 'group', title: 'Pay group', type: 'person', filterable: true },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(PAY_RUN_STATES, PAY_RUN_STATE_LABELS),
    },
    { key: 'people', title: 'People', type: 'number' },
    { key: 'gross', title: 'Gross', type: 'number', money: 'INR' },
    { key: 'deductions', title: 'Deductions', type: 'number', money: 'INR', display: 'hidden' },
    { key: 'net', title: 'Net', type: 'number', money: 'INR' },
    { key: 'employerCost', title: 'Cost of the company', type: 'number', money: 'INR' },
    { key: 'paidOn', title: 'Paid on', type: 'date' },
  ],
  shows: {
    state: z.enum(PAY_RUN_STATES),
    /** Counted up each time that it is computed. */
    revision: z.int(),
    ...payTotalsSchema.shape,
    /** Of the group's run of the month before, as far as there is one. */
    previous: payTotalsSchema.nullable(),
    /** Payslips that cannot be paid as they are, that are held, and that have a warning. */
    blocked: z.int(),
    held: z.int(),
    warned: z.int(),
    /** Who computed it last. */
    maker: refSchema.nullable(),
    approver: refSchema.nullable(),
    /** Why an admin let one person compute and approve it; null: they are two. */
    bothReason: z.string().nullable(),
    /** Of the maker, to whoever approves. */
    note: z.string().nullable(),
    /** Why it was returned; null once it was computed again or submitted. */
    returnReason: z.string().nullable(),
    computedAt: z.iso.datetime().nullable(),
    submittedAt: z.iso.datetime().nullable(),
    approvedAt: z.iso.datetime().nullable(),
    lockedAt: z.iso.datetime().nullable(),
    paidOn: daySchema.nullable(),
    /** The day on which the group is paid for the month. */
    payDay: daySchema,
    /** The job that computes it, `GET /api/jobs/:id`. */
    jobId: idSchema.nullable(),
    /** What a run between months is for. */
    title: z.string().nullable(),
    /** Of a run between months: the tax on it is deducted with it, not over the months that are left. */
    taxAtOnce: z.boolean(),
    /** Of a settlement or a correction: whose it is. */
    employee: refSchema.nullable(),
    /** Until when a settlement is paid, and on what terms. */
    dueOn: daySchema.nullable(),
    terms: settlementTermsSchema.nullable(),
    /** Of a correction: why, and which payslip it reverses. */
    reason: z.string().nullable(),
    reversesId: idSchema.nullable(),
  },
  steps: {
    /** Of a settlement that is not submitted: its days. */
    setTerms: {
      from: ['draft', 'computed'],
      needs: 'update',
      verb: 'changed',
      body: z.strictObject({ version: versionSchema, terms: settlementTermsSchema }),
    },
    /** Also of one whose job has stopped before its end: it goes on. */
    compute: { from: ['draft', 'computing', 'computed'], to: 'computing', needs: 'update', verb: 'computed' },
    submit: {
      from: ['computed'],
      to: 'submitted',
      needs: 'update',
      verb: 'submitted',
      body: z.strictObject({ version: versionSchema, note: noteSchema.nullable() }),
    },
    approve: { from: ['submitted'], to: 'approved', needs: 'approve', verb: 'approved' },
    return: {
      from: ['submitted'],
      to: 'computed',
      needs: 'approve',
      verb: 'returned',
      body: z.strictObject({
        version: versionSchema,
        reason: noteSchema.min(1, 'Say what is to be changed.'),
      }),
    },
    /** By the maker, before it is decided. */
    withdraw: { from: ['submitted'], to: 'computed', needs: 'update', verb: 'withdrawn' },
    reopen: { from: ['approved'], to: 'computed', needs: 'update', verb: 'reopened' },
    lock: { from: ['approved'], to: 'locked', needs: 'update', verb: 'locked' },
    /** Everybody who is left, as their file or as cash. */
    pay: {
      from: ['locked', 'partlyPaid'],
      to: 'paid',
      needs: 'update',
      verb: 'paid',
      body: z.strictObject({ version: versionSchema, paidOn: daySchema }),
    },
    /** Of everybody who is to be paid, has an account and is in no file. */
    makeBankFile: {
      from: ['locked', 'partlyPaid'],
      needs: 'update',
      verb: 'bank file made',
      body: z.strictObject({
        version: versionSchema,
        /** Whoever makes it knows that the bank has not paid the file that was taken before files were kept. */
        isUnpaid: z.boolean().optional(),
      }),
    },
    /** The bank has paid a file, except the people whom it sent back. */
    settleBankFile: {
      from: ['locked', 'partlyPaid'],
      needs: 'update',
      verb: 'bank file paid',
      body: z.strictObject({
        version: versionSchema,
        fileId: idSchema,
        paidOn: daySchema,
        returned: z
          .array(
            z.strictObject({
              employeeId: z.string().min(1, 'Choose a person.').pipe(idSchema),
              reason: lineSchema(200).min(1, 'Say why the bank sent it back.'),
            }),
          )
          .max(MOST_PEOPLE, 'Name at most 500 people.'),
      }),
    },
    /** What counted as paid came back, or was not paid in cash after all. */
    sendBack: {
      from: ['partlyPaid', 'paid'],
      needs: 'update',
      verb: 'payment sent back',
      body: z.strictObject({
        version: versionSchema,
        employeeId: z.string().min(1, 'Choose a person.').pipe(idSchema),
        reason: lineSchema(200).min(1, 'Say why it was not paid.'),
      }),
    },
    payCash: {
      from: ['locked', 'partlyPaid'],
      needs: 'update',
      verb: 'paid in cash',
      body: z.strictObject({
        version: versionSchema,
        paidOn: daySchema,
        employeeIds: z.array(idSchema).min(1, 'Choose someone.').max(MOST_PEOPLE, 'Name at most 500 people.'),
      }),
    },
    /** The next bank file pays these people to the account that they have now, not to that of the locking. */
    useNewAccounts: {
      from: ['locked', 'partlyPaid'],
      needs: 'update',
      verb: 'new accounts taken',
      body: z.strictObject({
        version: versionSchema,
        employeeIds: z.array(idSchema).min(1, 'Choose someone.').max(MOST_PEOPLE, 'Name at most 500 people.'),
      }),
    },
    discard: { from: ['draft', 'computed'], to: 'discarded', needs: 'delete', verb: 'discarded' },
  },
  changesIn: [],
  errors: {
    RUN_EXISTS: [409, 'There is already a run of this pay group for this month.'],
    RUN_AHEAD: [409, 'This month has not started yet.'],
    RUN_EARLIER_OPEN: [409, 'Lock or discard the run of the month before first.'],
    RUN_EMPTY: [409, 'No one of this pay group is paid for this month.'],
    RUN_BLOCKED: [409, 'Some payslips cannot be paid as they are. Mend or hold them first.'],
    RUN_STALE: [409, 'Something has changed since the run was computed. Compute it again.'],
    RUN_CLAIMS_OPEN: [
      409,
      'Decide about the claims of this tax year first: the run pays what no one claims.',
    ],
    RUN_OWN: [
      403,
      'A run is approved by someone else than the person who computed it, or who made an adjustment or a loan in it.',
    ],
    RUN_NO_APPROVER: [
      409,
      'No one else may approve this run yet. An admin gives someone the permission to approve payroll under Users, or allows one person to do both.',
    ],
    RUN_NOT_LOCKED: [409, 'Lock the run first.'],
    RUN_FILE_UNMADE: [409, 'This file cannot be made yet. The page of the run says why.'],
    RUN_FILE_NOBODY: [409, 'There is no one left for a bank file.'],
    RUN_FILE_TAKEN: [
      409,
      'A bank file of this run was taken before bank files were kept. Find out first whether the bank has paid it.',
    ],
    RUN_FILE_ANSWERED: [409, 'What the bank has paid of this file is recorded already.'],
    RUN_NOT_IN_FILE: [409, 'This person is not in the file.'],
    RUN_NOT_DUE: [409, 'This person is paid already, is held, or is in a bank file.'],
    RUN_NOT_PAID: [409, 'Nothing was paid to this person by this run.'],
    RUN_ACCOUNT_SAME: [409, 'This person has no other account, or is in a bank file or paid already.'],
    RUN_PAID_AHEAD: [409, 'This day has not come yet.'],
    RUN_KIND: [409, 'This is not possible for a run of this kind.'],
    RUN_NOTHING_WAITS: [409, 'This run is over, so nothing waits for it.'],
    RUN_NOT_OPEN: [409, 'The run is submitted. Withdraw or reopen it first.'],
    RUN_LINE_GROUP: [409, 'This person is not paid in the pay group of the run.'],
    SETTLEMENT_EXISTS: [409, 'There is already a settlement of this person for this month.'],
    SETTLEMENT_NO_LAST_DAY: [409, 'HR records the last working day first.'],
    SETTLEMENT_NO_SALARY: [409, 'This person has no salary, so there is nothing to settle.'],
    CORRECTION_EXISTS: [409, 'This payslip is already being corrected.'],
    CORRECTION_NOT_NEWEST: [
      409,
      'Only the newest payslip of a person is reversed. Correct earlier months with an adjustment.',
    ],
    CORRECTION_OVERTAKEN: [
      409,
      'This person has a newer payslip by now. Reopen and discard this correction, and use an adjustment in the next run.',
    ],
    CORRECTION_KIND: [409, 'Only a monthly payslip that is locked can be reversed.'],
  },
  auditLabels: {
    bothReason: 'Why one person did both',
    note: 'Note',
    returnReason: 'Reason',
    revision: 'Revision',
    title: 'Title',
    terms: 'Terms',
  },
});
export type PayRun = Shown<typeof PAY_RUN>;
export type CreatePayRun = Created<typeof PAY_RUN>;
export type PayRunQuery = Queried<typeof PAY_RUN>;

export const payReasonSchema = lineSchema(200).min(1, 'Say why.');
