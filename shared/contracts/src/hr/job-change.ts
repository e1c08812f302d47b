import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { EMPLOYMENT_TYPES } from './employment.js';

/** joining and edit are written by the portal: with the record, and when its job is edited without a date. */
export const JOB_REASONS = [
  'joining',
  'edit',
  'promotion',
  'transfer',
  'confirmation',
  'correction',
] as const;
export type JobReason = (typeof JOB_REASONS)[number];

export const JOB_REASON_LABELS: Record<JobReason, string> = {
  joining: 'Joined',
  edit: 'Job changed',
  promotion: 'Promotion',
  transfer: 'Transfer',
  confirmation: 'Confirmation',
  correction: 'Correction',
};

/** Those that a person chooses. */
export const CHOSEN_REASONS = ['promotion', 'transfer', 'confirmation', 'correction'] as const;

export const JOB_FIELDS = ['designation', 'department', 'manager', 'employmentType'] as const;
export type JobField = (typeof JOB_FIELDS)[number];

const changeSchema = z.object({
  field: z.enum(JOB_FIELDS),
  /** Names; of an employment type its key. Null: none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Of what `to` names; of an employment type its key. */
  toId: z.string().nullable(),
});

export const jobChangeSchema = z.object({
  id: idSchema,
  effectiveOn: daySchema,
  /** now: the latest that has begun; failed: its day came, and it could not begin. */
  state: z.enum(['planned', 'now', 'past', 'failed']),
  reason: z.enum(JOB_REASONS),
  note: z.string(),
  changes: z.array(changeSchema),
  /** A later entry of the same day says something else of all its fields. */
  replaced: z.boolean(),
  by: z.string().nullable(),
  at: z.string(),
});
export type JobChange = z.infer<typeof jobChangeSchema>;

/** The latest day first. */
export const jobHistorySchema = z.object({ items: z.array(jobChangeSchema), today: daySchema });
export type JobHistory = z.infer<typeof jobHistorySchema>;

/** A field that is left out stays as it is. */
export const changeJobSchema = z.strictObject({
  /** Of the employee, as it was seen. */
  version: versionSchema,
  effectiveOn: daySchema,
  reason: z.enum(CHOSEN_REASONS, 'Choose one of these.'),
  note: lineSchema(300),
  designationId: idSchema.nullish(),
  departmentId: idSchema.nullish(),
  managerId: idSchema.nullish(),
  employmentType: z.enum(EMPLOYMENT_TYPES, 'Choose an employment type.').optional(),
});
export type ChangeJob = z.infer<typeof changeJobSchema>;

export const JOB_ERRORS = defineErrors({
  BEFORE_JOINING: [409, 'This is before the person joined.'],
  NOTHING_CHANGES: [400, 'Change something of the job.'],
  JOB_BEGUN: [409, 'This change has started. Change the job again instead.'],
});
