import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema } from '../lists/fields.js';
import { monthSchema } from './attendance-month.js';

const countSchema = z.number('Enter a number.').int('Enter a whole number.').min(0, 'Enter 0 or more.');

/** What being late costs: each so many late days beyond the free ones of a month propose half a day. */
export const latePolicySchema = z.strictObject({
  latesFree: countSchema.max(31, 'Enter at most 31.'),
  /** 0: nothing is proposed. */
  latesPerHalfDay: countSchema.max(31, 'Enter at most 31.'),
});
export type LatePolicy = z.infer<typeof latePolicySchema>;

/** Replaces what held from that month on, until the month of the next policy. */
export const setLatePolicySchema = latePolicySchema.extend({ from: monthSchema });
export type SetLatePolicy = z.infer<typeof setLatePolicySchema>;

export const latePoliciesSchema = z.object({
  /** The latest month first. */
  items: z.array(setLatePolicySchema),
  /** The first month that a change may begin with: no month that is over changes. */
  earliest: monthSchema,
});
export type LatePolicies = z.infer<typeof latePoliciesSchema>;

/** As the values of a query string. */
export const latePreviewQuerySchema = z.strictObject({
  latesFree: z.coerce.number().pipe(latePolicySchema.shape.latesFree),
  latesPerHalfDay: z.coerce.number().pipe(latePolicySchema.shape.latesPerHalfDay),
});
/** What a policy would have proposed for the last month that is over. */
export const latePreviewSchema = z.object({
  month: monthSchema,
  people: z.number().int(),
  /** Steps of half a day. */
  days: z.number(),
});
export type LatePreview = z.infer<typeof latePreviewSchema>;

export const LATE_OUTCOMES = ['confirmed', 'dismissed'] as const;
export const lateDecisionSchema = z.object({
  outcome: z.enum(LATE_OUTCOMES),
  lates: z.number().int(),
  days: z.number(),
});
export type LateDecision = z.infer<typeof lateDecisionSchema>;

export const lateMonthQuerySchema = z.strictObject({ month: monthSchema });
export const lateMonthSchema = z.object({
  month: monthSchema,
  /** Null: none held in that month. */
  policy: latePolicySchema.nullable(),
  items: z.array(
    z.object({
      employee: z.object({ id: idSchema, code: z.string(), name: z.string() }),
      lates: z.number().int(),
      days: z.number(),
      decision: lateDecisionSchema.nullable(),
    }),
  ),
});
export type LateMonth = z.infer<typeof lateMonthSchema>;

export const myLateMonthSchema = z.object({
  policy: latePolicySchema.nullable(),
  decision: lateDecisionSchema.nullable(),
});
export type MyLateMonth = z.infer<typeof myLateMonthSchema>;

export const decideLatenessSchema = z.strictObject({
  employeeId: idSchema,
  month: monthSchema,
  outcome: z.enum(LATE_OUTCOMES, 'Choose one of these.'),
  /** Shown to whoever decides; another number by now is refused. */
  days: z.number(),
});
export type DecideLateness = z.infer<typeof decideLatenessSchema>;

export const LATENESS_ERRORS = defineErrors({
  POLICY_IN_PAST: [409, 'Choose this month or a later one. Months that are over stay as they were.'],
  MONTH_NOT_OVER: [409, 'This month is not over yet.'],
  LATENESS_DECIDED: [409, 'This has already been decided.'],
  LATENESS_CHANGED: [409, 'The days of this person have changed meanwhile. Look again.'],
});
