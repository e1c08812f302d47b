import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';
import { employeeListQuerySchema } from './employee.js';

/** So many employees are changed by one call at most. */
export const BULK_LIMIT = 200;

export const BULK_ACTIONS = ['archive', 'restore', 'invite', 'setDepartment'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Some by id, or all that a list's filters let through. */
export const bulkEmployeesSchema = z.strictObject({
  action: z.enum(BULK_ACTIONS),
  /** For setDepartment; null takes the department away. */
  department: lineSchema(80).min(1).nullable(),
  ids: z
    .array(idSchema)
    .max(BULK_LIMIT, `Choose at most ${String(BULK_LIMIT)}.`)
    .nullable(),
  matching: employeeListQuerySchema.nullable(),
});
export type BulkEmployees = z.infer<typeof bulkEmployeesSchema>;

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
