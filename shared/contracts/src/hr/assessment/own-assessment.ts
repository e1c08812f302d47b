import { z } from 'zod';
import { idSchema } from '../../lists/fields.js';
import { refSchema } from '../../records/record-field.js';
import { ATTEMPT_STATES, ASSESSMENT_RESULT_STATES } from './assessment-people.js';
import { handInSchema, QUESTION_KINDS, questionAnswerSchema } from './question-content.js';

const momentSchema = z.iso.datetime().nullable();

/** An assessment that one is invited to. */
export const ownAssessmentSchema = z.object({
  id: idSchema,
  assessment: refSchema,
  description: z.string(),
  questionCount: z.number().int(),
  limitMin: z.number().int().nullable(),
  opensAt: momentSchema,
  /** For this person. */
  closesAt: momentSchema,
  /** Whether it closes for this person at another time than for others. */
  closesApart: z.boolean(),
  state: z.enum(ASSESSMENT_RESULT_STATES),
  /** How many attempts one has in all, and has begun. */
  attempts: z.number().int(),
  used: z.number().int(),
  canStart: z.boolean(),
  /** The attempt that is under way. */
  openAttemptId: idSchema.nullable(),
  /** The newest that is over. */
  lastAttemptId: idSchema.nullable(),
  /** Null: not shown, or not there yet. */
  percent: z.number().nullable(),
  passed: z.boolean().nullable(),
});
export type OwnAssessment = z.infer<typeof ownAssessmentSchema>;
export const ownAssessmentsSchema = z.object({ items: z.array(ownAssessmentSchema) });

const partSchema = z.object({ id: z.string(), text: z.string() });

/** A question as it may be shown: never what is right. */
const askedQuestionSchema = z.object({
  id: idSchema,
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  points: z.number(),
  cost: z.number(),
  /** Options, items to match or to put in order, blanks. */
  parts: z.array(partSchema),
  /** What belongs to items. */
  choices: z.array(partSchema),
  /** Which files are to be handed in; null: none. */
  handIn: handInSchema.nullable(),
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;

const savedAnswerSchema = z.object({
  value: questionAnswerSchema,
  seq: z.number().int(),
  flagged: z.boolean(),
});
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

const handedFileSchema = z.object({ id: idSchema, fileId: idSchema, name: z.string(), size: z.number() });
export type HandedFile = z.infer<typeof handedFileSchema>;

const reviewedSchema = z.object({
  score: z.number().nullable(),
  state: z.enum(['right', 'partial', 'wrong', 'unanswered', 'scored', 'pending', 'void']),
  /** What whoever marked it wrote. */
  note: z.string().nullable(),
  /** In words; null: not shown. */
  right: z.array(z.string()).nullable(),
  feedback: z.string().nullable(),
});
export type ReviewedQuestion = z.infer<typeof reviewedSchema>;

export const attemptPaperSchema = z.object({
  id: idSchema,
  name: z.string(),
  state: z.enum(ATTEMPT_STATES),
  /** Whole milliseconds by the server's clock; null: no limit. */
  leftMs: z.number().int().nullable(),
  deadlineAt: momentSchema,
  graceSec: z.number().int(),
  startedAt: z.iso.datetime(),
  submittedAt: momentSchema,
  submittedBy: z.enum(['person', 'clock']).nullable(),
  /** Nobody goes back: the paper has the question at this place alone, of so many. Null: all questions are open. */
  forward: z.object({ place: z.number().int(), count: z.number().int() }).nullable(),
  questions: z.array(askedQuestionSchema),
  answers: z.record(z.string(), savedAnswerSchema),
  /** What was handed in, by question. */
  files: z.record(z.string(), z.array(handedFileSchema)),
  /** What may be shown of the result by now; null: nothing. */
  result: z
    .object({
      total: z.number(),
      max: z.number(),
      percent: z.number().nullable(),
      passed: z.boolean().nullable(),
      /** By question; null: not shown. */
      questions: z.record(z.string(), reviewedSchema).nullable(),
    })
    .nullable(),
});
export type AttemptPaper = z.infer<typeof attemptPaperSchema>;

const answeredSchema = z.strictObject({
  question: idSchema,
  value: questionAnswerSchema,
  flagged: z.boolean(),
  /** Counted by the page; the higher wins. */
  seq: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
export const saveAnswersSchema = z.strictObject({ answers: z.array(answeredSchema).max(300) });
export type SaveAnswers = z.infer<typeof saveAnswersSchema>;

/** Leaves a question for good. @see the paper’s `forward` */
export const nextQuestionSchema = saveAnswersSchema.extend({
  /** The place that is left; pressed twice, it is left once. */
  place: z.number().int().min(0).max(1_000),
});
export type NextQuestion = z.infer<typeof nextQuestionSchema>;

/** What is kept by now, and how much time is left. */
export const answersSavedSchema = z.object({
  seqs: z.record(z.string(), z.number().int()),
  /** Questions of which something newer was saved elsewhere. */
  stale: z.array(idSchema),
  leftMs: z.number().int().nullable(),
  deadlineAt: momentSchema,
});
export type AnswersSaved = z.infer<typeof answersSavedSchema>;

/** Where a file is handed in. */
export const handedPlaceSchema = z.strictObject({
  question: idSchema,
  /** The one in whose place it comes. */
  replaces: idSchema.optional(),
});
export const handInFileSchema = handedPlaceSchema.extend({ fileId: idSchema });
export type HandedPlace = z.infer<typeof handedPlaceSchema>;
export type HandInFile = z.infer<typeof handInFileSchema>;
export const handedFileParamsSchema = z.strictObject({ id: idSchema, fileId: idSchema });
export type HandedFileParams = z.infer<typeof handedFileParamsSchema>;
