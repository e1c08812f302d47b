import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

/** So many records are changed by one call at most. */
export const BULK_LIMIT = 200;

/** One step on several records: some by id, or all that a list's filters let through. */
export interface BulkOrder<Step extends string = string, Values = object, Query = object> {
  step: Step;
  /** Of `update`: the fields that all of them get. */
  values: Values | null;
  ids: string[] | null;
  matching: Query | null;
}

interface BulkParts {
  steps: string[];
  /** Fields that can be changed, each left out or given. */
  changed: z.ZodRawShape;
  query: z.ZodType;
}

export function bulkSchema({ steps, changed, query }: BulkParts) {
  return z.strictObject({
    step: z.enum(steps),
    values: z.strictObject(changed).nullable(),
    ids: z
      .array(idSchema)
      .max(BULK_LIMIT, `Choose at most ${String(BULK_LIMIT)}.`)
      .nullable(),
    matching: query.nullable(),
  });
}

/** What became of each. */
export const bulkReportSchema = z.object({
  rows: z.array(
    z.object({
      id: idSchema,
      /** Null for one that the person cannot see. */
      name: z.string().nullable(),
      /** Null: done. Otherwise why not. */
      refusal: z.string().nullable(),
    }),
  ),
  /** More match than one call changes: the rest is as it was. */
  more: z.boolean(),
});
export type BulkReport = z.infer<typeof bulkReportSchema>;
