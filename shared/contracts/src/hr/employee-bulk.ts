import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';
import { BULK_LIMIT } from '../records/record-bulk.js';
import { employeeListQuerySchema } from './employee.js';

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
