import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';

const days = (most: number) =>
  z
    .number('Enter a number of days.')
    .min(0, 'Enter a number of days.')
    .max(most, `Enter at most ${String(most)} days.`)
    .multipleOf(0.01, 'Use at most two decimals.');
const whole = (most: number) =>
  z
    .number('Enter a whole number.')
    .int('Enter a whole number.')
    .min(0, 'Enter a whole number.')
    .max(most, `Enter at most ${String(most)}.`);
const choice = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, 'Choose one of these.');

export const LEAVE_UNITS = ['day', 'halfDay', 'hour'] as const;
export const LEAVE_FREQUENCIES = ['once', 'monthly', 'quarterly', 'halfYearly', 'yearly'] as const;
export const LEAVE_FREQUENCY_LABELS: Record<(typeof LEAVE_FREQUENCIES)[number], string> = {
  once: 'All of it, each year',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  halfYearly: 'Every half year',
  yearly: 'Yearly',
};
export const LEAVE_SANDWICHES = ['none', 'weekends', 'holidays', 'both'] as const;
export const LEAVE_SANDWICH_LABELS: Record<(typeof LEAVE_SANDWICHES)[number], string> = {
  none: 'Do not count',
  weekends: 'Weekly offs count',
  holidays: 'Holidays count',
  both: 'Weekly offs and holidays count',
};

/** A kind of leave: how its days count, how they are earned, and who may take them when. Null is "no limit". */
export const LEAVE_TYPE = defineRecord({
  kind: 'leaveType',
  path: 'hr/leave-types',
  remote: 'hr',
  one: 'Leave type',
  many: 'Leave types',
  resource: { tab: 'hrOperations', resource: 'leaveDuration' },
  fields: {
    name: { label: 'Name', schema: lineSchema(60).min(1, 'Enter a name.') },
    code: {
      label: 'Code',
      schema: lineSchema(10).regex(/^[A-Za-z0-9-]{1,10}$/, 'Use up to 10 letters, digits and hyphens.'),
    },
    paid: { label: 'Paid', schema: z.boolean() },
    unit: { label: 'Taken in', schema: choice(LEAVE_UNITS) },
    countBy: { label: 'Days that count', schema: choice(['workingDays', 'calendarDays']) },
    quota: { label: 'Days a year', schema: days(366).nullable() },
    frequency: { label: 'Credited', schema: choice(LEAVE_FREQUENCIES) },
    accrualDay: { label: 'Credited on', schema: choice(['first', 'last', 'joining']) },
    rounding: { label: 'Rounded to', schema: choice(['none', 'quarter', 'half', 'whole']) },
    prorateJoiners: { label: 'Less for who joins during the year', schema: z.boolean() },
    /** 1 to 12. */
    yearMonth: { label: 'First month of the leave year', schema: whole(12).min(1, 'Choose a month.') },
    maxBalance: { label: 'Largest balance', schema: days(999).nullable() },
    carryMax: { label: 'Carried over at most', schema: days(366).nullable() },
    carryExpiryMonths: {
      label: 'Carried days last for months',
      schema: whole(60).min(1, 'Enter 1 to 60 months.').nullable(),
    },
    encashMax: { label: 'Paid out at most in a year', schema: days(366).nullable() },
    encashKeep: { label: 'Days that stay when paid out', schema: days(366) },
    negativeLimit: { label: 'Days below zero', schema: days(30) },
    onShortfall: { label: 'When the balance is short', schema: choice(['lossOfPay', 'refuse']) },
    sandwich: { label: 'Days off between leave', schema: choice(LEAVE_SANDWICHES) },
    noticeDays: { label: 'Days of notice', schema: whole(366).nullable() },
    backdateDays: { label: 'Days back', schema: whole(366).nullable() },
    maxConsecutive: { label: 'Days in a row', schema: days(366).nullable() },
    documentAfterDays: { label: 'Document after days', schema: days(366).nullable() },
    gender: { label: 'Only for', schema: z.enum(['female', 'male'], 'Choose one of these.').nullable() },
    probationAllowed: { label: 'During probation', schema: z.boolean() },
    minServiceDays: { label: 'Days of service before', schema: whole(3_660).nullable() },
    optionalHolidaysOnly: { label: 'On optional holidays only', schema: z.boolean() },
    /** Set: days worked on days off are credited to this type and last this long. */
    compOffExpiryDays: {
      label: 'Credited work on days off lasts for days',
      schema: whole(366).min(1, 'Enter at least one day.').nullable(),
    },
    claimWithinDays: { label: 'Claimed within days', schema: whole(366) },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'code', type: 'text' },
    { key: 'quota', type: 'number' },
    {
      key: 'frequency',
      type: 'choice',
      options: choices(LEAVE_FREQUENCIES, LEAVE_FREQUENCY_LABELS),
    },
    { key: 'paid', type: 'yesNo' },
    {
      key: 'sandwich',
      type: 'choice',
      options: choices(LEAVE_SANDWICHES, LEAVE_SANDWICH_LABELS),
    },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    LEAVE_TYPE_NAME_TAKEN: [409, 'Another leave type has this name.'],
    LEAVE_TYPE_CODE_TAKEN: [409, 'Another leave type has this code.'],
    LEAVE_TYPE_ARCHIVED: [409, 'This leave type is archived. Restore it first.'],
  },
});
export type LeaveType = Shown<typeof LEAVE_TYPE>;
export type CreateLeaveType = Created<typeof LEAVE_TYPE>;
export type UpdateLeaveType = Updated<typeof LEAVE_TYPE>;

/** What a change of a type would give people at once, or take from them. */
export const leaveTypeEffectSchema = z.object({
  items: z.array(
    z.object({
      employee: z.object({ id: z.string(), name: z.string() }),
      /** Below zero: taken. */ days: z.number(),
    }),
  ),
});
export type LeaveTypeEffect = z.infer<typeof leaveTypeEffectSchema>;
