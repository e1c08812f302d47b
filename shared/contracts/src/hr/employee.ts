import { z } from 'zod';
import {
  daySchema,
  emailSchema,
  idSchema,
  lineSchema,
  personNameSchema,
  timezoneSchema,
  versionSchema,
} from '../lists/fields.js';
import { describedQuerySchema, type DescribedQuery } from '../lists/described-list.js';
import { pageSchema } from '../lists/list.js';
import { EMPLOYEE_LIST } from './employee-list.js';
import { EMPLOYEE_STATUSES, EMPLOYMENT_TYPES } from './employment.js';

const optionalText = (most: number) => lineSchema(most).nullable();

export const employeeSchema = z.object({
  id: idSchema,
  code: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  workEmail: z.string(),
  phone: z.string().nullable(),
  designation: z.string().nullable(),
  department: z.string().nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  joiningDate: z.string(),
  timezone: z.string(),
  manager: z.object({ id: idSchema, name: z.string() }).nullable(),
  status: z.enum(EMPLOYEE_STATUSES),
  /** The account that signs in for this employment; null until an invitation is accepted. */
  userId: idSchema.nullable(),
  /** The file of their photo. */
  photoFileId: idSchema.nullable(),
  archivedAt: z.string().nullable(),
  version: z.number().int(),
  /** What the asking person may do to this employee now. */
  allowedTransitions: z.array(z.enum(['update', 'invite', 'archive', 'restore'])),
});
export type Employee = z.infer<typeof employeeSchema>;

/** Without a filter by status: everybody who is not archived. */
export const employeeListQuerySchema = describedQuerySchema(EMPLOYEE_LIST);
export type EmployeeListQuery = DescribedQuery<typeof EMPLOYEE_LIST>;
export const employeePageSchema = pageSchema(employeeSchema);
export const departmentListSchema = z.object({ items: z.array(z.string()) });

const employeeFieldsSchema = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  workEmail: emailSchema,
  phone: z
    .string()
    .trim()
    .regex(/^\+[1-9]\d{6,14}$/, 'Enter the number with its country code, like +919812345678.')
    .nullable(),
  designation: optionalText(80),
  department: optionalText(80),
  employmentType: z.enum(EMPLOYMENT_TYPES, 'Choose an employment type.'),
  joiningDate: daySchema,
  timezone: timezoneSchema,
  managerId: idSchema.nullable(),
});

export const createEmployeeSchema = employeeFieldsSchema.extend({
  /** Left out or null: the next free code of the company. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{1,20}$/, 'Use up to 20 letters, digits and hyphens.')
    .nullish(),
  /** Send an invitation to the work e-mail at once. */
  invite: z.boolean(),
});
export type CreateEmployee = z.infer<typeof createEmployeeSchema>;

export const updateEmployeeSchema = employeeFieldsSchema.partial().extend({ version: versionSchema });
export type UpdateEmployee = z.infer<typeof updateEmployeeSchema>;

/** `PUT /api/hr/employees/:id/photo`: another photo, or none. */
export const setPhotoSchema = z.strictObject({ version: versionSchema, fileId: idSchema.nullable() });
export type SetPhoto = z.infer<typeof setPhotoSchema>;
