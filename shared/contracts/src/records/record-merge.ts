import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { idSchema } from '../lists/fields.js';

/** For so many days a merge is undone by a press. */
export const MERGE_UNDO_DAYS = 30;

/** What of records of any kind moves to the survivor, by the key of what is attached. */
export const MERGED_PART_LABELS = {
  earlier: 'Records merged before',
  comments: 'Comments and replies',
  savedViews: 'Saved views',
};

/** Refusals of merging records of any kind. */
export const RECORD_MERGE_ERRORS = defineErrors({
  MERGE_DONE: [409, 'These were merged already. Open the list again.'],
  MERGE_UNDONE: [409, 'This merge was undone already.'],
  MERGE_TOO_LATE: [409, 'A merge can be undone for 30 days.'],
  MERGE_LATER: [409, 'It was merged again since. Undo the later merge first.'],
});

const fieldValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type MergeFieldValue = z.infer<typeof fieldValueSchema>;

/** A field of which at least one of those that are merged has a value. */
export const mergeFieldSchema = z.object({
  field: z.string(),
  label: z.string(),
  /** Whose value is taken unless another is chosen; null when none has one. */
  from: idSchema.nullable(),
  /** Of those that have one. */
  values: z.array(
    z.object({
      id: idSchema,
      value: fieldValueSchema,
      /** The name behind an id, or the company's own words. */
      name: z.string().nullable(),
    }),
  ),
});
export type MergeField = z.infer<typeof mergeFieldSchema>;

/** How many of a part move, went back or stay. */
export const mergePartSchema = z.object({ part: z.string(), count: z.number().int() });
export type MergePart = z.infer<typeof mergePartSchema>;

/** Field -> whose value is taken, where it is not the default. */
export const mergeChoicesSchema = z.record(z.string().max(60), idSchema);

/** At which versions they were compared, by id. */
export const mergeVersionsSchema = z.record(idSchema, z.number().int());
