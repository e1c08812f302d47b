import { z } from 'zod';
import { choices } from '../../lists/list-description.js';
import { daySchema, lineSchema, textSchema } from '../../lists/fields.js';
import { moneySchema } from '../../money/money-schema.js';
import { defineRecord } from '../../records/define-record.js';
import { refField, refSchema } from '../../records/record-field.js';
import type { Created, Queried, Shown, Updated } from '../../records/record.types.js';
import { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from '../employment.js';

export const REQUISITION_STATES = [
  'draft',
  'pending',
  'approved',
  'declined',
  'withdrawn',
  'filled',
  'cancelled',
] as const;
export type RequisitionState = (typeof REQUISITION_STATES)[number];
export const REQUISITION_STATE_LABELS: Record<RequisitionState, string> = {
  draft: 'Draft',
  pending: 'Waits for approval',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  filled: 'Filled',
  cancelled: 'Cancelled',
};

export const REQUISITION_REASONS = ['growth', 'replacement'] as const;
export type RequisitionReason = (typeof REQUISITION_REASONS)[number];
export const REQUISITION_REASON_LABELS: Record<RequisitionReason, string> = {
  growth: 'Growth',
  replacement: 'Replacement',
};

const SEATS_FAULT = 'Enter 1 to 99 seats.';

/** A wish to hire, which HR approves. */
export const REQUISITION = defineRecord({
  kind: 'requisition',
  path: 'hr/requisitions',
  remote: 'hr',
  one: 'Requisition',
  many: 'Requisitions',
  resource: { tab: 'hrOperations', resource: 'hiring' },
  fields: {
    title: { label: 'Job title', schema: lineSchema(120).min(1, 'Enter the job title.') },
    designationId: refField({ label: 'Designation', shownAs: 'designation' }),
    departmentId: refField({ label: 'Department', shownAs: 'department' }),
    seats: {
      label: 'Seats',
      schema: z.number(SEATS_FAULT).int(SEATS_FAULT).min(1, SEATS_FAULT).max(99, SEATS_FAULT),
    },
    employmentType: {
      label: 'Employment',
      schema: z.enum(EMPLOYMENT_TYPES, 'Choose an employment type.'),
    },
    reason: { label: 'Reason', schema: z.enum(REQUISITION_REASONS, 'Choose a reason.') },
    replacesId: refField({ label: 'Replaces', shownAs: 'replaces' }),
    budgetMin: { label: 'Budget from, a year', schema: moneySchema({ min: 1 }), money: 'INR' },
    budgetMax: { label: 'Budget to, a year', schema: moneySchema({ min: 1 }), money: 'INR' },
    neededBy: { label: 'Needed by', schema: daySchema },
    description: {
      label: 'Description',
      schema: textSchema.max(5000, 'Use at most 5,000 characters.'),
    },
  },
  columns: [
    { key: 'title', type: 'text', display: 'always' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(REQUISITION_STATES, REQUISITION_STATE_LABELS),
    },
    { key: 'seats', type: 'number' },
    { key: 'budgetMin', type: 'number', display: 'hidden' },
    { key: 'budgetMax', type: 'number' },
    { key: 'neededBy', type: 'date', sortable: true, filterable: true },
    { key: 'askedBy', title: 'Asked by', type: 'person', filterable: true },
    {
      key: 'reason',
      type: 'choice',
      display: 'hidden',
      options: choices(REQUISITION_REASONS, REQUISITION_REASON_LABELS),
    },
    {
      key: 'employmentType',
      type: 'choice',
      display: 'hidden',
      options: choices(EMPLOYMENT_TYPES, EMPLOYMENT_TYPE_LABELS),
    },
    { key: 'designation', type: 'text', display: 'hidden' },
    { key: 'department', type: 'text', display: 'hidden' },
    {
      key: 'createdAt',
      title: 'Asked on',
      type: 'date',
      time: true,
      sortable: true,
      first: 'falling',
      display: 'hidden',
    },
  ],
  shows: {
    state: z.enum(REQUISITION_STATES),
    /** Whose wish it is: an employee. */
    askedBy: refSchema,
    /** What became of it; null until it is approved. */
    opening: refSchema.nullable(),
    createdAt: z.iso.datetime(),
  },
  creating: {
    /** Ask for approval at once, instead of keeping a draft. */
    send: z.boolean().default(false),
  },
  steps: {
    send: { from: ['draft'], to: 'pending', needs: 'create', verb: 'sent for approval' },
    withdraw: { from: ['pending'], to: 'withdrawn', needs: 'create', verb: 'withdrawn' },
    cancel: { from: ['draft', 'approved'], to: 'cancelled', needs: 'update', verb: 'cancelled' },
  },
  changesIn: ['draft'],
  errors: {
    REQUISITION_BUDGET: [400, 'The budget ends below where it starts.'],
    REQUISITION_PAST: [400, 'Choose a day from today on.'],
    REQUISITION_OFFERS: [
      409,
      'People have offers on its opening, or have joined. Close the opening instead.',
    ],
  },
});
export type Requisition = Shown<typeof REQUISITION>;
export type CreateRequisition = Created<typeof REQUISITION>;
export type UpdateRequisition = Updated<typeof REQUISITION>;
export type RequisitionQuery = Queried<typeof REQUISITION>;
