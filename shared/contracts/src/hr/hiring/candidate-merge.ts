import { z } from 'zod';
import { defineErrors } from '../../errors/define-errors.js';
import { idSchema } from '../../lists/fields.js';
import { refSchema } from '../../records/record-field.js';
import {
  MERGED_PART_LABELS,
  mergeChoicesSchema,
  mergeFieldSchema,
  mergePartSchema,
  mergeVersionsSchema,
} from '../../records/record-merge.js';

/** What moves to the candidate who stays. Interviews, resumes, tests and offers are of applications and go with them. */
export const CANDIDATE_PART_LABELS: Record<string, string> = {
  ...MERGED_PART_LABELS,
  applications: 'Applications',
  earlierCandidates: MERGED_PART_LABELS.earlier,
};

export const CANDIDATE_MERGE_ERRORS = defineErrors({
  CANDIDATES_APPLIED: [
    409,
    'Both applied for the same opening, and a person has one application there. They stay separate.',
  ],
  CANDIDATE_GONE: [409, 'One of them was erased. Open the list again.'],
});

const pair = z
  .array(idSchema)
  .length(2, 'Choose two people.')
  .refine(([one, other]) => one !== other, 'Choose two different people.');

/** `GET /api/hr/candidate-merges/preview`; the ids are divided by a comma, that of who stays first. */
export const candidateMergePreviewQuerySchema = z.strictObject({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(pair),
});
export type CandidateMergePreviewQuery = z.infer<typeof candidateMergePreviewQuerySchema>;

export const candidateMergePreviewSchema = z.object({
  /** Who stays first. */
  records: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      /** For what they applied. */
      note: z.string(),
      version: z.number().int(),
    }),
  ),
  fields: z.array(mergeFieldSchema),
  moving: z.array(mergePartSchema),
});
export type CandidateMergePreview = z.infer<typeof candidateMergePreviewSchema>;

/** `POST /api/hr/candidate-merges` */
export const mergeCandidatesSchema = z.strictObject({
  /** Who stays first. */
  ids: pair,
  versions: mergeVersionsSchema,
  choices: mergeChoicesSchema.default({}),
});
export type MergeCandidates = z.infer<typeof mergeCandidatesSchema>;

export const candidateMergeSchema = z.object({
  id: idSchema,
  survivor: refSchema,
  /** The name of the other when they were merged. */
  merged: z.array(z.string()),
  at: z.iso.datetime(),
  by: z.string(),
});
export type CandidateMerge = z.infer<typeof candidateMergeSchema>;

/** `GET /api/hr/candidate-merges`: those of one candidate that can be undone. */
export const candidateMergesQuerySchema = z.strictObject({ candidate: idSchema });
export const candidateMergesSchema = z.object({ items: z.array(candidateMergeSchema) });
export type CandidateMerges = z.infer<typeof candidateMergesSchema>;

/** `POST /api/hr/candidate-merges/:id/undo`: what went back, and what stays with who stayed. */
export const undoneCandidateMergeSchema = z.object({
  merge: candidateMergeSchema,
  back: z.array(mergePartSchema),
  /** Attached since. */
  staying: z.array(mergePartSchema),
  /** Labels of the fields that were changed since. */
  kept: z.array(z.string()),
});
export type UndoneCandidateMerge = z.infer<typeof undoneCandidateMergeSchema>;
