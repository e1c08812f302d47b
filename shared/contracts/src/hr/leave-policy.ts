import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refField } from '../records/record-field.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Shown, Updated } from '../records/record.types.js';
import { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from './employment.js';

const resource = { tab: 'hrOperations', resource: 'leaveDuration' } as const;

/** Who may take which types. While no policy names a person's employment and department, they may take all. */
export const LEAVE_POLICY = defineRecord({
  kind: 'leavePolicy',
  path: 'hr/leave-policies',
  remote: 'hr',
  one: 'Leave policy',
  many: 'Leave policies',
  resource,
  fields: {
    name: { label: 'Name', schema: lineSchema(60).min(1, 'Enter a name.') },
    /** Null: of every employment. */
    employmentType: {
      label: 'Employment',
      schema: z.enum(EMPLOYMENT_TYPES, 'Choose an employment type.').nullable(),
    },
    /** Null: of every department. */
    departmentId: refField({ label: 'Department', shownAs: 'department' }),
    typeIds: {
      label: 'Leave types',
      schema: z.array(idSchema).min(1, 'Choose at least one leave type.').max(50),
    },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    {
      key: 'employmentType',
      type: 'choice',
      options: choices(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS),
    },
    { key: 'department', type: 'choice' },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    LEAVE_POLICY_NAME_TAKEN: [409, 'Another leave policy has this name.'],
    LEAVE_POLICY_ARCHIVED: [409, 'This leave policy is archived. Restore it first.'],
  },
});
export type LeavePolicy = Shown<typeof LEAVE_POLICY>;
export type CreateLeavePolicy = Created<typeof LEAVE_POLICY>;
export type UpdateLeavePolicy = Updated<typeof LEAVE_POLICY>;

/** A policy as its form is filled in. */
export const leavePolicyDraftSchema = z.strictObject({
  /** Null: of a new one. */
  id: idSchema.nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  departmentId: idSchema.nullable(),
  typeIds: z.array(idSchema).min(1).max(50),
});
export type LeavePolicyDraft = z.infer<typeof leavePolicyDraftSchema>;

/** For whom saving a policy changes what they may take. */
export const leavePolicyEffectSchema = z.object({
  items: z.array(
    z.object({
      employee: z.object({ id: z.string(), name: z.string() }),
      /** Names of types. */
      added: z.array(z.string()),
      removed: z.array(z.string()),
      /** Credited at once. */
      days: z.number(),
    }),
  ),
});
export type LeavePolicyEffect = z.infer<typeof leavePolicyEffectSchema>;

/** Dates on which nobody, or nobody of a department, may take leave. */
export const BLOCKED_LEAVE = defineRecord({
  kind: 'blockedLeave',
  path: 'hr/blocked-leave',
  remote: 'hr',
  one: 'Blocked dates',
  many: 'Blocked dates of leave',
  resource,
  fields: {
    name: { label: 'Reason', schema: lineSchema(80).min(1, 'Enter a reason.') },
    fromDate: { label: 'From', schema: daySchema },
    toDate: { label: 'To', schema: daySchema },
    departmentId: refField({ label: 'Department', shownAs: 'department' }),
  },
  columns: [
    { key: 'fromDate', type: 'date', sortable: true },
    { key: 'name', type: 'text', display: 'always' },
    { key: 'toDate', type: 'date' },
    { key: 'department', type: 'choice' },
    statusColumn,
  ],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    BLOCKED_LEAVE_ENDS_EARLY: [400, 'The last day is before the first.'],
    BLOCKED_LEAVE_ARCHIVED: [409, 'These blocked dates are archived. Restore them first.'],
  },
});
export type BlockedLeave = Shown<typeof BLOCKED_LEAVE>;
export type CreateBlockedLeave = Created<typeof BLOCKED_LEAVE>;
export type UpdateBlockedLeave = Updated<typeof BLOCKED_LEAVE>;
