import { z } from 'zod';
import { idSchema, textSchema, versionSchema } from '../lists/fields.js';
import { choices } from '../lists/list-description.js';
import { defineRecord } from '../records/define-record.js';
import { refSchema } from '../records/record-field.js';
import type { Shown } from '../records/record.types.js';
import { EVALUATION_STAGES, evaluationScoreSchema, evaluationSectionSchema } from './evaluation-question.js';

export const EVALUATION_RESULT_STATES = ['running', 'published', 'void'] as const;
export type EvaluationResultState = (typeof EVALUATION_RESULT_STATES)[number];
export const EVALUATION_RESULT_STATE_LABELS: Record<EvaluationResultState, string> = {
  running: 'Not published',
  published: 'Results published',
  void: 'Not needed',
};

export const shownScoreSchema = z.number().nullable();
export const stageScoresSchema = z.object({
  self: shownScoreSchema,
  peer: shownScoreSchema,
  lead: shownScoreSchema,
  hr: shownScoreSchema,
});

/** Seen by the person and who leads them once it is published; before, by who approves, from calibration on. */
export const EVALUATION_RESULT = defineRecord({
  kind: 'evaluationResult',
  path: 'hr/evaluation-results',
  remote: 'hr',
  one: 'Evaluation result',
  many: 'Evaluation results',
  resource: { tab: 'hrOperations', resource: 'evaluation' },
  fields: {},
  columns: [
    { key: 'subject', title: 'Employee', type: 'person', filterable: true, display: 'always' },
    { key: 'cycle', title: 'Cycle', type: 'choice', filterable: true },
    { key: 'score', title: 'Score', type: 'number', sortable: true },
    { key: 'label', title: 'Label', type: 'text' },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(EVALUATION_RESULT_STATES, EVALUATION_RESULT_STATE_LABELS),
    },
  ],
  shows: {
    cycle: refSchema,
    subject: refSchema,
    state: z.enum(EVALUATION_RESULT_STATES),
    stages: stageScoresSchema,
    /** Null: not rated. */
    score: shownScoreSchema,
    label: z.string().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    acknowledgedAt: z.iso.datetime().nullable(),
  },
  steps: {
    calibrate: {
      from: ['running'],
      needs: 'approve',
      body: z.strictObject({
        version: versionSchema,
        /** Null: the score of the stages again. */
        score: evaluationScoreSchema.nullable(),
        reason: textSchema.max(1_000, 'Use at most 1,000 characters.'),
      }),
      verb: 'calibrated',
    },
  },
  changesIn: [],
  auditLabels: { reason: 'Reason' },
  errors: {
    EVALUATION_NOT_IN_CALIBRATION: [
      409,
      'Results are calibrated after the last stage and before publishing.',
    ],
    EVALUATION_OUT_OF_SCALE: [400, 'Enter a score of the scale.'],
    EVALUATION_REASON: [400, 'Say why, in at least 10 characters.'],
    EVALUATION_NOT_PUBLISHED: [409, 'This result is not published yet.'],
    EVALUATION_OWN_RESULT: [403, 'No one decides about their own evaluation.'],
    EVALUATION_ACKNOWLEDGED: [409, 'You have acknowledged this result.'],
    EVALUATION_ACKNOWLEDGE_LATE: [409, 'A result can be acknowledged for 14 days.'],
  },
});
export type EvaluationResult = Shown<typeof EVALUATION_RESULT>;

const answerSchema = z.union([z.number(), z.string(), z.null()]);

/** The forms beside one another. Of colleagues there are no names, no times and no counts. */
export const evaluationComparisonSchema = z.object({
  result: z.object({
    id: idSchema,
    subject: refSchema,
    cycle: refSchema,
    score: shownScoreSchema,
    label: z.string().nullable(),
    stages: stageScoresSchema,
    publishedAt: z.iso.datetime().nullable(),
    acknowledgedAt: z.iso.datetime().nullable(),
    /** Percent by which pay rises with this label; null: there is no guideline, or it is one’s own. */
    guideline: z.number().nullable(),
    /** It is the reader’s own. */
    isOwn: z.boolean(),
  }),
  sections: z.array(evaluationSectionSchema),
  forms: z.array(
    z.object({
      kind: z.enum(EVALUATION_STAGES),
      reviewer: refSchema,
      sections: z.record(z.string(), shownScoreSchema),
      score: shownScoreSchema,
      answers: z.record(z.string(), answerSchema),
    }),
  ),
  /** Null: fewer colleagues have answered than the cycle asks for. */
  peers: z
    .object({
      score: shownScoreSchema,
      /** Means by question; empty where they would give away what few have answered. */
      questions: z.record(z.string(), z.number()),
      /** By question, in no order. */
      texts: z.record(z.string(), z.array(z.string())),
    })
    .nullable(),
  /** For HR: the score before calibration, and why it was changed. */
  calibration: z.object({ original: shownScoreSchema, reason: z.string().nullable() }).nullable(),
});
export type EvaluationComparison = z.infer<typeof evaluationComparisonSchema>;

export const ownEvaluationResultsSchema = z.object({ items: z.array(EVALUATION_RESULT.schema) });
export type OwnEvaluationResults = z.infer<typeof ownEvaluationResultsSchema>;
