import { z } from 'zod';
import { idSchema, textSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { Created, Shown } from '../records/record.types.js';
import { monthSchema } from './attendance-month.js';
import { evaluationRiseSchema } from './evaluation-question.js';

export const APPRAISAL_STATES = ['pending', 'approved', 'declined', 'withdrawn'] as const;
export type AppraisalState = (typeof APPRAISAL_STATES)[number];
export const APPRAISAL_STATE_LABELS: Record<AppraisalState, string> = {
  pending: 'Waits for approval',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Of a reason that is asked for. */
export const APPRAISAL_REASON_LEAST = 10;

/** A rise of pay that is asked for after an evaluation. What somebody earns is no part of it. */
export const APPRAISAL = defineRecord({
  kind: 'appraisal',
  path: 'hr/appraisals',
  remote: 'hr',
  one: 'Appraisal',
  many: 'Appraisals',
  // Leads, who read evaluations, ask for whom they lead.
  resource: { tab: 'hrOperations', resource: 'evaluation', instead: { create: 'read' } },
  fields: {
    resultId: { label: 'Evaluation result', schema: idSchema, shownAs: 'result', fixed: true },
    rise: { label: 'Rise in percent', schema: evaluationRiseSchema },
    from: { label: 'From', schema: monthSchema },
    reason: {
      label: 'Reason',
      schema: textSchema.max(1_000, 'Use at most 1,000 characters.'),
    },
  },
  columns: [
    { key: 'employee', title: 'Employee', type: 'person', filterable: true, display: 'always' },
    { key: 'rise', type: 'number' },
    { key: 'from', type: 'text' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(APPRAISAL_STATES, APPRAISAL_STATE_LABELS),
    },
    { key: 'askedBy', title: 'Asked by', type: 'person' },
    {
      key: 'createdAt',
      title: 'Asked on',
      type: 'date',
      time: true,
      sortable: true,
      latestFirst: true,
      first: 'falling',
    },
  ],
  shows: {
    employee: refSchema,
    result: refSchema,
    /** Percent that the label of the result suggests; null: it suggests none. */
    guideline: z.number().nullable(),
    state: z.enum(APPRAISAL_STATES),
    askedBy: refSchema,
    createdAt: z.iso.datetime(),
  },
  steps: { withdraw: { from: ['pending'], to: 'withdrawn', needs: 'read', verb: 'withdrew' } },
  changesIn: [],
  errors: {
    APPRAISAL_OWN: [403, 'No one asks for or approves their own appraisal.'],
    APPRAISAL_UNPUBLISHED: [409, 'This result is not published yet.'],
    APPRAISAL_OPEN: [409, 'An appraisal of this person waits for approval already.'],
    APPRAISAL_REASON: [400, 'It is above the guideline. Say why, in at least 10 characters.'],
    APPRAISAL_MONTH: [400, 'Choose a month after the last change of pay.'],
    APPRAISAL_PAY_CHANGED: [409, 'Pay has changed since. Decline it, and have it asked for again.'],
  },
});
export type Appraisal = Shown<typeof APPRAISAL>;
export type CreateAppraisal = Created<typeof APPRAISAL>;
