import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

/** Most records changed by one request. */
export const BULK_LIMIT = 200;

/** One step on several records: some by id, or all that match a list's filters. */
export interface BulkOrder<Step extends string = string, Values = object, Query = object> {
  step: Step;
  /** For `update`: the values that all of them get. */
  values: Values | null;
  ids: string[] | null;
  matching: Query | null;
}

interface BulkParts {
  steps: string[];
  /** Schemas of the fields that can be changed, each optional. */
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

/** The result for each record. */
export const bulkReportSchema = z.object({
  rows: z.array(
    z.object({
      id: idSchema,
      /** Null for a record that the person cannot see. */
      name: z.string().nullable(),
      /** Null: done. Otherwise the reason. */
      refusal: z.string().nullable(),
    }),
  ),
  /** More records match than one request changes; the rest is unchanged. */
  more: z.boolean(),
});
export type BulkReport = z.infer<typeof bulkReportSchema>;
