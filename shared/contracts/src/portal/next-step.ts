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
export const nextStepListSchema = z.object({ items: z.array(nextStepSchema) });
