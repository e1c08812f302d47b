import { z } from 'zod';
import { idSchema, textSchema } from '../../lists/fields.js';
import { refSchema } from '../../records/record-field.js';
import { INTERVIEW_MODES, INTERVIEW_STATES } from './interview.js';
import { criterionSchema } from './interview-kit.js';

export const RECOMMENDATIONS = ['strongNo', 'no', 'yes', 'strongYes'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];
export const RECOMMENDATION_LABELS: Record<Recommendation, string> = {
  strongNo: 'Strong no',
  no: 'No',
  yes: 'Yes',
  strongYes: 'Strong yes',
};

const SCORE_FAULT = 'Choose 1 to 4, or leave it as not assessed.';
const ratingSchema = z.number(SCORE_FAULT).int(SCORE_FAULT).min(1, SCORE_FAULT).max(4, SCORE_FAULT);

/** `POST /api/hr/own-interviews/{id}/scorecard`. Null: not assessed, as is what is left out. */
export const giveScorecardSchema = z.strictObject({
  scores: z.array(z.strictObject({ id: criterionSchema.shape.id, score: ratingSchema.nullable() })).max(12),
  recommendation: z.enum(RECOMMENDATIONS, 'Say whether you would hire.'),
  note: textSchema.max(5_000, 'Use at most 5,000 characters.').default(''),
});
export type GiveScorecard = z.infer<typeof giveScorecardSchema>;

/** A criterion as it was called when it was assessed. */
export const criterionScoreSchema = criterionSchema.extend({ score: z.number().int().nullable() });
export type CriterionScore = z.infer<typeof criterionScoreSchema>;

export const scorecardSchema = z.object({
  interviewId: idSchema,
  interviewer: refSchema,
  scores: z.array(criterionScoreSchema),
  recommendation: z.enum(RECOMMENDATIONS),
  note: z.string(),
  /** The mean of what was assessed, with two decimals; null: nothing was. */
  score: z.number().nullable(),
  givenAt: z.iso.datetime(),
});
export type Scorecard = z.infer<typeof scorecardSchema>;

/** `GET /api/hr/applications/{id}/scorecards` */
export const applicationScorecardsSchema = z.object({
  /** Those that the reader may see. */
  items: z.array(scorecardSchema),
  /** The mean of all scorecards; null also while the reader may not see all of them. */
  score: z.number().nullable(),
  /** The reader owes a scorecard, and sees those of others after it. */
  owed: z.boolean(),
});
export type ApplicationScorecards = z.infer<typeof applicationScorecardsSchema>;

/** An interview of one's own: whom one meets, when and how, and no contacts or pay. */
export const ownInterviewSchema = z.object({
  id: idSchema,
  state: z.enum(INTERVIEW_STATES),
  applicationId: idSchema,
  candidate: z.string(),
  opening: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.number().int(),
  mode: z.enum(INTERVIEW_MODES),
  place: z.string(),
  link: z.string().nullable(),
  panel: z.array(refSchema),
  /** When one gave one's scorecard. */
  givenAt: z.iso.datetime().nullable(),
  /** Whether the scorecard can be written now. */
  isOpen: z.boolean(),
});
export type OwnInterview = z.infer<typeof ownInterviewSchema>;
export const ownInterviewsSchema = z.object({ items: z.array(ownInterviewSchema) });

/** `GET /api/hr/own-interviews/{id}` */
export const openedInterviewSchema = ownInterviewSchema.extend({
  experience: z.number().int().nullable(),
  criteria: z.array(criterionSchema),
  /** All of the interview, once one's own is among them. */
  scorecards: z.array(scorecardSchema),
});
export type OpenedInterview = z.infer<typeof openedInterviewSchema>;
