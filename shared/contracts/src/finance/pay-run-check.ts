import { z } from 'zod';
import { lockQuestionsSchema, openAttendancePersonSchema } from '../hr/attendance-month.js';
import { daySchema } from '../lists/fields.js';
import { shownMoneySchema } from '../money/money-schema.js';
import { refSchema } from '../records/record-field.js';
import { bothRolesSchema } from './both-roles.js';

/** Why somebody who works here in the month is not in the run. */
export const MISSING_REASONS = ['noSalary', 'laterSalary', 'settlement'] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

/** What of somebody's payslip would differ if it were computed now. */
export const CHANGED_PARTS = [
  'salary',
  'days',
  'person',
  'tax',
  'adjustments',
  'loans',
  'packs',
  'earlier',
  'joined',
  'left',
] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];
export const CHANGED_PART_LABELS: Record<ChangedPart, string> = {
  salary: 'Salary',
  days: 'Attendance or leave',
  person: 'Personal details',
  tax: 'Tax declaration',
  adjustments: 'Adjustments',
  loans: 'Loans',
  packs: 'Rules of the law',
  earlier: 'Earlier payslips',
  joined: 'Is in the run now',
  left: 'Is no longer in the run',
};

/** What explains most of the difference of a payslip to the month before. */
export const PAY_CHANGES = ['joined', 'left', 'salary', 'days', 'adjustment', 'tax', 'other'] as const;
export type PayChange = (typeof PAY_CHANGES)[number];
export const PAY_CHANGE_LABELS: Record<PayChange, string> = {
  joined: 'First payslip',
  left: 'Last payslip',
  salary: 'Another salary',
  days: 'Other paid days',
  adjustment: 'An adjustment',
  tax: 'Tax or contributions',
  other: 'Other lines',
};

/** What the difference of a run to the month before consists of; `gone`: people who were paid then only. */
export const RUN_CAUSES = [...PAY_CHANGES, 'gone'] as const;
export type RunCause = (typeof RUN_CAUSES)[number];
export const RUN_CAUSE_LABELS: Record<RunCause, string> = {
  ...PAY_CHANGE_LABELS,
  gone: 'Paid in the month before only',
};

/** `GET /api/finance/runs/:id/check`: who is not in it, what waits, and what has changed since it was computed. */
export const payRunCheckSchema = z.object({
  missing: z.array(z.object({ employee: refSchema, code: z.string(), reason: z.enum(MISSING_REASONS) })),
  /** What waits in attendance and leave of the month, and is settled before it is locked. */
  open: lockQuestionsSchema,
  /** Whose that is; what is to be decided after the lock comes with the next payslip. */
  openPeople: z.array(openAttendancePersonSchema),
  changed: z.array(z.object({ employee: refSchema, parts: z.array(z.enum(CHANGED_PARTS)) })),
  /** Why its net differs from that of the month before: by reason, the amounts add up to the difference. */
  causes: z.array(z.object({ cause: z.enum(RUN_CAUSES), people: z.int(), amount: shownMoneySchema })),
  /** Numbers of the law that it is computed by and that two people have not confirmed. */
  unconfirmed: z.array(
    z.object({ kind: z.string(), state: z.string().nullable(), from: daySchema, source: z.string() }),
  ),
  /** Who may approve it; none: an admin gives somebody the right first, or allows one person to do both. */
  approvers: z.array(refSchema),
  /** Whom an admin allows to compute and approve runs now. */
  both: bothRolesSchema,
});
export type PayRunCheck = z.infer<typeof payRunCheckSchema>;
