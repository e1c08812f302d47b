import { z } from 'zod';
import { lineSchema } from '../lists/fields.js';

export const EVALUATION_QUESTION_KINDS = ['rating', 'percent', 'choice', 'text'] as const;
export type EvaluationQuestionKind = (typeof EVALUATION_QUESTION_KINDS)[number];

/** Names a section, a question or an option in the answers of people, so it stays when its title changes. */
const keySchema = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, 'Use letters and digits.');
/** A score of a scale. */
export const evaluationScoreSchema = z
  .number('Enter a number.')
  .min(0, 'Enter at least 0.')
  .max(100, 'Enter at most 100.')
  .refine(hasTwoPlaces, 'Use at most two decimals.');
const weightSchema = z
  .number('Enter a number.')
  .min(0, 'Enter at least 0.')
  .max(1_000, 'Enter at most 1000.')
  .refine(hasTwoPlaces, 'Use at most two decimals.');

function hasTwoPlaces(value: number): boolean {
  return /^\d+(\.\d{1,2})?$/.test(String(value));
}

export const evaluationScaleSchema = z.strictObject({
  min: evaluationScoreSchema,
  max: evaluationScoreSchema,
  step: evaluationScoreSchema.refine((step) => step > 0, 'Enter a step above 0.'),
});
export type EvaluationScale = z.infer<typeof evaluationScaleSchema>;

export const evaluationQuestionSchema = z.strictObject({
  key: keySchema,
  title: lineSchema(300).min(1, 'Enter a question.'),
  kind: z.enum(EVALUATION_QUESTION_KINDS, 'Choose a kind.'),
  /** Beside the other questions of its section; of a text it says nothing. */
  weight: weightSchema,
  required: z.boolean(),
  /** Whether "does not apply" is an answer. */
  allowNA: z.boolean(),
  /** Of a choice. */
  options: z
    .array(
      z.strictObject({
        key: keySchema,
        title: lineSchema(120).min(1, 'Enter an option.'),
        score: evaluationScoreSchema,
      }),
    )
    .max(20),
});
export type EvaluationQuestion = z.infer<typeof evaluationQuestionSchema>;

export const evaluationSectionSchema = z.strictObject({
  key: keySchema,
  title: lineSchema(120).min(1, 'Enter a title.'),
  /** Percent of the form. */
  weight: weightSchema,
  questions: z.array(evaluationQuestionSchema).min(1, 'Add a question.').max(50),
});
export type EvaluationSection = z.infer<typeof evaluationSectionSchema>;

/** The name of a score from its lower bound on. */
/** Percent by which pay may rise. */
export const evaluationRiseSchema = z
  .number('Enter a number.')
  .min(0.01, 'Enter more than 0.')
  .max(200, 'Enter at most 200.')
  .refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), 'Use at most two decimals.');

export const evaluationLabelSchema = z.strictObject({
  from: evaluationScoreSchema,
  label: lineSchema(60).min(1, 'Enter a label.'),
  /** By how many percent pay rises at most without a reason; null or left out: there is no guideline. */
  rise: evaluationRiseSchema.nullish(),
});
export type EvaluationLabel = z.infer<typeof evaluationLabelSchema>;

/** What is asked, and how its answers become a score. */
export interface EvaluationContent {
  scale: EvaluationScale;
  sections: EvaluationSection[];
  labels: EvaluationLabel[];
}

export const EVALUATION_STAGES = ['self', 'peer', 'lead', 'hr'] as const;
export type EvaluationStage = (typeof EVALUATION_STAGES)[number];
/** Percent of the final score. */
export type StageWeights = Record<EvaluationStage, number>;

/** By key of the question; a choice says the key of its option, and `na` that a question does not apply. */
export type EvaluationAnswers = Record<string, number | string | null>;
