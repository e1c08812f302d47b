import { z } from 'zod';
import { idSchema, lineSchema } from '../../lists/fields.js';
import { refSchema } from '../../records/record-field.js';
import { ASSESSMENT_RESULT_STATES } from './assessment-people.js';
import {
  handedFileParamsSchema,
  handedPlaceSchema,
  nextQuestionSchema,
  ownAssessmentSchema,
  saveAnswersSchema,
} from './own-assessment.js';

/** How long a link of an applicant starts an attempt. */
export const APPLICANT_LINK_DAYS = 7;

export const inviteApplicantSchema = z.strictObject({ assessmentId: z.uuid('Choose an assessment.') });
export type InviteApplicant = z.infer<typeof inviteApplicantSchema>;

/** An assessment to which an applicant was invited, as those who hire see it. */
const applicantTestSchema = z.object({
  id: idSchema,
  assessment: refSchema,
  state: z.enum(ASSESSMENT_RESULT_STATES),
  percent: z.number().nullable(),
  /** Null: nobody passes, or marks are owed. */
  passed: z.boolean().nullable(),
  used: z.number().int(),
  /** Whether the link may be sent again. */
  canResend: z.boolean(),
  /** Until when the link that was sent last starts an attempt. */
  linkUntil: z.iso.datetime().nullable(),
});
export type ApplicantTest = z.infer<typeof applicantTestSchema>;
export const applicantTestsSchema = z.object({ items: z.array(applicantTestSchema) });

const linkSchema = z.string().max(200);
export const linkedTestQuerySchema = z.strictObject({ link: linkSchema });
export const linkedAttemptSchema = z.strictObject({ link: linkSchema, id: idSchema });
export const saveLinkedAnswersSchema = saveAnswersSchema.extend(linkedAttemptSchema.shape);
export const nextLinkedQuestionSchema = nextQuestionSchema.extend(linkedAttemptSchema.shape);
/** Of the request whose body is the file; the link is in a header. */
export const handInLinkedSchema = handedPlaceSchema.extend({
  id: idSchema,
  name: lineSchema(255).min(1, 'Enter a name.'),
});
export const removeLinkedFileSchema = linkedAttemptSchema.extend(handedFileParamsSchema.shape);
export type HandInLinked = z.infer<typeof handInLinkedSchema>;
export type RemoveLinkedFile = z.infer<typeof removeLinkedFileSchema>;
export type LinkedAttempt = z.infer<typeof linkedAttemptSchema>;
export type SaveLinkedAnswers = z.infer<typeof saveLinkedAnswersSchema>;
export type NextLinkedQuestion = z.infer<typeof nextLinkedQuestionSchema>;

/** What an applicant reads before an assessment: whose it is, what it is for, and how it goes. */
export const linkedTestSchema = z.object({
  company: z.string(),
  opening: z.string(),
  linkUntil: z.iso.datetime(),
  own: ownAssessmentSchema,
});
export type LinkedTest = z.infer<typeof linkedTestSchema>;
