import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { refSchema } from '../records/record-field.js';
import { EVALUATION_STAGES, evaluationLabelSchema, evaluationScaleSchema } from './evaluation-question.js';
import { EVALUATION_RESULT_STATES, shownScoreSchema, stageScoresSchema } from './evaluation-result.js';

const countsSchema = z.object({
  self: z.number().int(),
  peer: z.number().int(),
  lead: z.number().int(),
  hr: z.number().int(),
});

/** Who would write about somebody if the cycle was launched now. */
export const plannedEvaluationSchema = z.object({
  subject: refSchema,
  /** Whether they write about themselves; without an account nobody can. */
  self: z.boolean(),
  lead: refSchema.nullable(),
  hr: refSchema.nullable(),
  peers: z.array(refSchema),
});
export type PlannedEvaluation = z.infer<typeof plannedEvaluationSchema>;

/** Who takes part in a cycle that is not launched yet, and how many forms that makes. */
export const evaluationPlanSchema = z.object({
  items: z.array(plannedEvaluationSchema),
  forms: countsSchema,
});
export type EvaluationPlan = z.infer<typeof evaluationPlanSchema>;

const stageFormsSchema = z.object({
  kind: z.enum(EVALUATION_STAGES),
  asked: z.number().int(),
  submitted: z.number().int(),
  /** Those that can still come. */
  open: z.number().int(),
});

/** Where somebody stands in a cycle. Scores are null for whoever may not see them. */
export const evaluatedPersonSchema = z.object({
  resultId: idSchema,
  version: z.number().int(),
  subject: refSchema,
  department: z.string().nullable(),
  /** Who writes the form of the lead about them; null: nobody, or who reads may not know. */
  lead: refSchema.nullable(),
  state: z.enum(EVALUATION_RESULT_STATES),
  forms: z.array(stageFormsSchema),
  stages: stageScoresSchema,
  score: shownScoreSchema,
  label: z.string().nullable(),
  /** The score of the stages, where another was set by hand. */
  original: shownScoreSchema,
  /** The score that was published before, on the same scale. */
  previous: shownScoreSchema,
  scale: evaluationScaleSchema,
  mayCalibrate: z.boolean(),
});
export type EvaluatedPerson = z.infer<typeof evaluatedPersonSchema>;

/** Everybody who takes part in a cycle that was launched. */
export const evaluatedPeopleSchema = z.object({
  items: z.array(evaluatedPersonSchema),
  /** Of the cycle's template, from the lowest on. */
  labels: z.array(evaluationLabelSchema),
});
export type EvaluatedPeople = z.infer<typeof evaluatedPeopleSchema>;
