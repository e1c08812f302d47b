import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, textSchema, versionSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { Shown } from '../records/record.types.js';
import {
  EVALUATION_STAGES,
  evaluationLabelSchema,
  evaluationScaleSchema,
  evaluationSectionSchema,
  type EvaluationStage,
} from './evaluation-question.js';
import { EVALUATION_KEEPING } from './evaluation-template.js';

export const EVALUATION_STAGE_LABELS: Record<EvaluationStage, string> = {
  self: 'Own form',
  peer: 'Form of a colleague',
  lead: 'Form of the lead',
  hr: 'Form of HR',
};

/** missing: its last day passed before it was submitted. void: the person has left. */
export const EVALUATION_FORM_STATES = [
  'notStarted',
  'draft',
  'submitted',
  'returned',
  'missing',
  'void',
] as const;
export type EvaluationFormState = (typeof EVALUATION_FORM_STATES)[number];
export const EVALUATION_FORM_STATE_LABELS: Record<EvaluationFormState, string> = {
  notStarted: 'Not started',
  draft: 'Draft',
  submitted: 'Submitted',
  returned: 'Returned',
  missing: 'Missing',
  void: 'Not needed',
};

const reasonSchema = textSchema.min(10, 'Say why, in at least 10 characters.').max(500);

/** Who is asked about whom. What was answered is on no list: reviewers see their own form, HR the states alone. */
export const EVALUATION_FORM = defineRecord({
  kind: 'evaluationForm',
  path: 'hr/evaluation-forms',
  remote: 'hr',
  one: 'Evaluation form',
  many: 'Evaluation forms',
  resource: EVALUATION_KEEPING,
  fields: {},
  columns: [
    { key: 'subject', title: 'About', type: 'person', filterable: true, display: 'always' },
    { key: 'reviewer', title: 'Written by', type: 'person', filterable: true },
    {
      key: 'kind',
      title: 'Kind',
      type: 'choice',
      filterable: true,
      options: choices(EVALUATION_STAGES, EVALUATION_STAGE_LABELS),
    },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(EVALUATION_FORM_STATES, EVALUATION_FORM_STATE_LABELS),
    },
    { key: 'dueOn', title: 'Last day', type: 'date', sortable: true },
    { key: 'cycle', title: 'Cycle', type: 'choice', filterable: true },
  ],
  shows: {
    cycle: refSchema,
    subject: refSchema,
    reviewer: refSchema,
    kind: z.enum(EVALUATION_STAGES),
    state: z.enum(EVALUATION_FORM_STATES),
    /** Null before the launch. */
    dueOn: daySchema.nullable(),
    /** Why it was sent back. */
    reason: z.string().nullable(),
  },
  steps: {
    sendBack: {
      from: ['submitted'],
      to: 'returned',
      needs: 'update',
      body: z.strictObject({ version: versionSchema, reason: reasonSchema, dueOn: daySchema }),
      verb: 'sent back',
    },
    extend: {
      from: ['notStarted', 'draft', 'returned', 'missing'],
      needs: 'update',
      body: z.strictObject({ version: versionSchema, dueOn: daySchema }),
      verb: 'gave more time for',
    },
    reassign: {
      from: ['notStarted', 'draft', 'returned', 'missing'],
      to: 'notStarted',
      needs: 'update',
      body: z.strictObject({ version: versionSchema, reviewerId: idSchema }),
      verb: 'gave to another',
    },
  },
  changesIn: [],
  auditLabels: { reason: 'Reason' },
  errors: {
    EVALUATION_ABOUT_ONESELF: [409, 'No one writes this form about themselves.'],
    EVALUATION_REVIEWER: [400, 'Choose someone who works here and has an account.'],
    EVALUATION_REVIEWER_TAKEN: [409, 'They already write such a form about this person.'],
    EVALUATION_FORM_CLOSED: [409, 'This form is not open now.'],
    EVALUATION_DAY_PAST: [400, 'Choose today or a later day.'],
  },
});
export type EvaluationForm = Shown<typeof EVALUATION_FORM>;

const LONGEST_TEXT = 5_000;
export const evaluationAnswersSchema = z.record(
  z.string().max(40),
  z.union([z.number(), textSchema.max(LONGEST_TEXT, 'Use at most 5,000 characters.'), z.null()]),
);

/** Based on the `version` of the form; where another tab has saved, the refusal says what is saved by now. */
export const saveEvaluationFormSchema = z.strictObject({
  version: versionSchema,
  answers: evaluationAnswersSchema,
});
export type SaveEvaluationForm = z.infer<typeof saveEvaluationFormSchema>;

/** A form as its reviewer finds it among those that they owe or have written. */
export const ownEvaluationFormSchema = z.object({
  id: idSchema,
  version: versionSchema,
  cycle: refSchema,
  subject: refSchema,
  kind: z.enum(EVALUATION_STAGES),
  state: z.enum(EVALUATION_FORM_STATES),
  dueOn: daySchema.nullable(),
  reason: z.string().nullable(),
  /** Whether it can be written now. */
  isOpen: z.boolean(),
});
export type OwnEvaluationForm = z.infer<typeof ownEvaluationFormSchema>;
export const ownEvaluationFormsSchema = z.object({ items: z.array(ownEvaluationFormSchema) });

/** The form itself, with the questions as they were at the launch. */
export const filledEvaluationFormSchema = ownEvaluationFormSchema.extend({
  scale: evaluationScaleSchema,
  sections: z.array(evaluationSectionSchema),
  labels: z.array(evaluationLabelSchema),
  answers: z.record(z.string(), z.union([z.number(), z.string(), z.null()])),
});
export type FilledEvaluationForm = z.infer<typeof filledEvaluationFormSchema>;
