import { z } from 'zod';

/** A suggestion on the dashboard for what a newcomer does next. Each service contributes its own. */
export const nextStepSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Below /{companyCode}. */
  path: z.string(),
  done: z.boolean(),
  order: z.number().int(),
});
export type NextStep = z.infer<typeof nextStepSchema>;
/** Something new for this person, on the first screen until they have opened it; in their language. */
export const personalNewsSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Below /{companyCode}. */
  path: z.string(),
  icon: z.string(),
});
export type PersonalNews = z.infer<typeof personalNewsSchema>;
export const nextStepListSchema = z.object({
  items: z.array(nextStepSchema),
  news: z.array(personalNewsSchema),
});
export type NextStepList = z.infer<typeof nextStepListSchema>;
