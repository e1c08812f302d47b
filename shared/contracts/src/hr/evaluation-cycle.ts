import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { daySchema, idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { refField, refSchema } from '../records/record-field.js';
import type { Created, Shown, Updated } from '../records/record.types.js';
import { EVALUATION_STAGES } from './evaluation-question.js';
import { EVALUATION_KEEPING } from './evaluation-template.js';

export const EVALUATION_CYCLE_STATES = [
  'draft',
  ...EVALUATION_STAGES,
  'calibration',
  'published',
  'closed',
  'cancelled',
] as const;
export type EvaluationCycleState = (typeof EVALUATION_CYCLE_STATES)[number];
export const EVALUATION_CYCLE_STATE_LABELS: Record<EvaluationCycleState, string> = {
  draft: 'Draft',
  self: 'Own forms',
  peer: 'Forms of colleagues',
  lead: 'Forms of leads',
  hr: 'Forms of HR',
  calibration: 'Calibration',
  published: 'Results published',
  closed: 'Closed',
  cancelled: 'Cancelled',
};

const percentSchema = z.number('Enter a number.').min(0, 'Enter at least 0.').max(100, 'Enter at most 100.');
const stageWeightsSchema = z.strictObject({
  self: percentSchema,
  peer: percentSchema,
  lead: percentSchema,
  hr: percentSchema,
});
const deadlinesSchema = z.strictObject({
  self: daySchema.nullable(),
  peer: daySchema.nullable(),
  lead: daySchema.nullable(),
  hr: daySchema.nullable(),
});
export type EvaluationDeadlines = z.infer<typeof deadlinesSchema>;

const designationTemplateSchema = z.strictObject({ designationId: idSchema, templateId: idSchema });
export type DesignationTemplate = z.infer<typeof designationTemplateSchema>;

/** Null: of everybody. */
const publishEvaluationsSchema = z.strictObject({
  version: versionSchema,
  resultIds: z.array(idSchema).min(1).max(5_000).nullable(),
});

/** One round of evaluations. From its launch on nothing of it changes but its stage. */
export const EVALUATION_CYCLE = defineRecord({
  kind: 'evaluationCycle',
  path: 'hr/evaluation-cycles',
  remote: 'hr',
  one: 'Evaluation cycle',
  many: 'Evaluation cycles',
  resource: EVALUATION_KEEPING,
  fields: {
    name: { label: 'Name', schema: lineSchema(80).min(1, 'Enter a name.') },
    periodFrom: { label: 'Period from', schema: daySchema },
    periodTo: { label: 'Period to', schema: daySchema },
    templateId: {
      label: 'Template',
      schema: z.string().min(1, 'Choose a template.').pipe(idSchema),
      shownAs: 'template',
    },
    /** In place of the template, for people with a designation. */
    templates: {
      label: 'Templates by designation',
      schema: z.array(designationTemplateSchema).max(100),
    },
    weights: { label: 'Weights of the stages', schema: stageWeightsSchema },
    /** The last day of each stage; null: the cycle has no such stage. */
    deadlines: { label: 'Last days', schema: deadlinesSchema },
    /** Who joined on this day or later takes no part. */
    joinedBefore: { label: 'Joined before', schema: daySchema },
    /** Colleagues who are fewer do not count. */
    anonymity: {
      label: 'Fewest colleagues',
      schema: z
        .number()
        .int('Enter a whole number.')
        .min(3, 'Enter at least 3.')
        .max(10, 'Enter at most 10.'),
    },
    /** Writes for HR, but not about themselves. */
    hrReviewerId: refField({ label: 'HR reviewer', shownAs: 'hrReviewer' }),
  },
  columns: [
    { key: 'name', type: 'text', display: 'always' },
    {
      key: 'state',
      title: 'Stage',
      type: 'choice',
      filterable: true,
      options: choices(EVALUATION_CYCLE_STATES, EVALUATION_CYCLE_STATE_LABELS),
    },
    { key: 'periodFrom', type: 'date', sortable: true, latestFirst: true },
    { key: 'periodTo', type: 'date' },
    { key: 'people', title: 'People', type: 'number' },
    { key: 'asked', title: 'Forms', type: 'number' },
    { key: 'submitted', title: 'Submitted forms', type: 'number' },
  ],
  shows: {
    state: z.enum(EVALUATION_CYCLE_STATES),
    people: z.number().int(),
    asked: z.number().int(),
    submitted: z.number().int(),
  },
  steps: {
    launch: { from: ['draft'], needs: 'update', verb: 'launched' },
    publish: {
      from: ['calibration'],
      needs: 'approve',
      body: publishEvaluationsSchema,
      verb: 'published results of',
    },
    close: { from: ['published'], to: 'closed', needs: 'update', verb: 'closed' },
    cancel: {
      from: ['draft', ...EVALUATION_STAGES, 'calibration'],
      to: 'cancelled',
      needs: 'update',
      verb: 'cancelled',
    },
  },
  changesIn: ['draft'],
  errors: {
    EVALUATION_CYCLE_NAME_TAKEN: [409, 'Another evaluation cycle has this name.'],
    EVALUATION_PERIOD: [400, 'The period ends before it starts.'],
    EVALUATION_STAGE_WEIGHTS: [400, 'The weights of the stages must add up to 100.'],
    EVALUATION_DEADLINES: [
      400,
      'A stage with a weight needs a last day, and each stage ends after the one before.',
    ],
    EVALUATION_DEADLINE_PAST: [409, 'A last day has passed.'],
    EVALUATION_NOBODY: [409, 'No one takes part in this cycle.'],
    EVALUATION_BLOCKED: [409, 'Forms of some people are still open.'],
    EVALUATION_PEER: [
      400,
      'Choose colleagues who work here, have an account and are not the person themselves.',
    ],
  },
});
export type EvaluationCycle = Shown<typeof EVALUATION_CYCLE>;
export type CreateEvaluationCycle = Created<typeof EVALUATION_CYCLE>;
export type UpdateEvaluationCycle = Updated<typeof EVALUATION_CYCLE>;

/** Who is asked about somebody, chosen before the launch. */
export const evaluationPeersSchema = z.strictObject({
  subjectId: idSchema,
  reviewerIds: z.array(idSchema).max(20),
});
export type EvaluationPeers = z.infer<typeof evaluationPeersSchema>;
export const evaluationPeersSavedSchema = z.object({ reviewers: z.array(refSchema) });

/** What stands between a cycle and its results. */
export const evaluationPublishingSchema = z.object({
  /** Results that can be published. */
  ready: z.number().int(),
  blocked: z.array(z.object({ resultId: idSchema, subject: refSchema, openForms: z.number().int() })),
});
export type EvaluationPublishing = z.infer<typeof evaluationPublishingSchema>;
