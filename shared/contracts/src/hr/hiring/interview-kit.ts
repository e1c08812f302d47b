import { z } from 'zod';
import { lineSchema } from '../../lists/fields.js';

/** What interviewers of an opening assess, each by id. */
export const criterionSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/, 'Choose a criterion.'),
  /** The company's own word; null: the usual one. */
  name: lineSchema(60).min(1, 'Enter what is assessed.').nullable(),
});
export type Criterion = z.infer<typeof criterionSchema>;

/** The usual criteria, by their ids. */
const USUAL_CRITERIA: Readonly<Record<string, { label: string } | undefined>> = {
  skills: { label: 'Skills for the job' },
  experience: { label: 'Experience' },
  communication: { label: 'Communication' },
  teamwork: { label: 'Working with others' },
};

/** The kit with which an opening begins. */
export const FIRST_CRITERIA: Criterion[] = Object.keys(USUAL_CRITERIA).map((id) => ({ id, name: null }));

/** What a criterion is called, in English. */
export const labelOfCriterion = ({ id, name }: Criterion): string => name ?? USUAL_CRITERIA[id]?.label ?? id;

export const LEAST_CRITERIA = 3;
export const MOST_CRITERIA = 12;
const KIT_FAULT = 'Assess 3 to 12 criteria.';

/** All criteria of an opening. */
export const interviewKitSchema = z
  .array(criterionSchema)
  .min(LEAST_CRITERIA, KIT_FAULT)
  .max(MOST_CRITERIA, KIT_FAULT)
  .refine((kit) => new Set(kit.map(({ id }) => id)).size === kit.length, 'Each criterion is there once.');
