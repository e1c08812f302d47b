import { z } from 'zod';
import { lineSchema, textSchema } from '../../lists/fields.js';
import type { SettingKey } from '../../portal/setting-key.js';

export const WORK_MODES = ['office', 'hybrid', 'home'] as const;
export type WorkMode = (typeof WORK_MODES)[number];
export const WORK_MODE_LABELS: Record<WorkMode, string> = {
  office: 'At the place',
  hybrid: 'At the place and from home',
  home: 'From home',
};

export const POSTING_QUESTION_KINDS = ['text', 'yesNo'] as const;
export type PostingQuestionKind = (typeof POSTING_QUESTION_KINDS)[number];

/** What the form of an opening asks besides contacts. */
export const postingQuestionSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  text: lineSchema(200).min(1, 'Enter the question.'),
  kind: z.enum(POSTING_QUESTION_KINDS, 'Choose a kind.'),
  required: z.boolean(),
  /** Of a yes-or-no question: the answer that the job needs. Whoever gives the other comes last. */
  needs: z.enum(['yes', 'no']).nullable(),
});
export type PostingQuestion = z.infer<typeof postingQuestionSchema>;

export const postingQuestionsSchema = z
  .array(postingQuestionSchema)
  .max(15, 'Ask at most 15 questions.')
  .refine(
    (asked) => new Set(asked.map(({ id }) => id)).size === asked.length,
    'Each question is there once.',
  );

/** The largest resume, in bytes. */
export const RESUME_LIMIT = 5_000_000;
export const RESUME_USE = 'hr.resume';
export const RESUME_FAULT = 'Send a PDF or DOCX of up to 5 MB.';

const DAYS_FAULT = 'Enter 30 to 730 days.';

export const careersSchema = z.strictObject({
  /** Below the title of the careers page. */
  intro: textSchema.max(1000, 'Use at most 1,000 characters.'),
  /** How long applicants are kept after the decision. */
  keepDays: z.number(DAYS_FAULT).int(DAYS_FAULT).min(30, DAYS_FAULT).max(730, DAYS_FAULT),
});
export type Careers = z.infer<typeof careersSchema>;

/** What the company says to applicants. */
export const careersKey: SettingKey<Careers> = {
  key: 'hr.careers',
  scope: 'company',
  fallback: { intro: '', keepDays: 180 },
};
