import { z } from 'zod';
import { idSchema, lineSchema, versionSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import { refField } from '../records/record-field.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';

/** `archive`: everything in it moves to `successorId`, which may be left out only when it is empty. */
export const leaveSchema = z.strictObject({
  version: versionSchema,
  successorId: idSchema.nullable().default(null),
});
/** `merge`: everybody moves to `intoId`, and this one is archived. */
export const mergeSchema = z.strictObject({ version: versionSchema, intoId: idSchema });

/** A department, with its leader and the department that it is part of. */
export const DEPARTMENT = defineRecord({
  kind: 'department',
  path: 'hr/departments',
  remote: 'hr',
  one: 'Department',
  many: 'Departments',
  resource: { tab: 'hrOperations', resource: 'addEmployee' },
  fields: {
    name: {
      label: 'Name',
      schema: lineSchema(80).min(1, 'Enter a name.'),
      aliases: ['department', 'department name', 'dept'],
      example: 'Design',
    },
    code: {
      label: 'Code',
      schema: lineSchema(20).nullable(),
      aliases: ['department code', 'short name'],
      example: 'DES',
    },
    leaderId: refField({
      label: 'Leader',
      shownAs: 'leader',
      aliases: ['head', 'head of department', 'lead'],
      help: 'The person’s work email, code or full name.',
    }),
    parentId: refField({
      label: 'Part of',
      shownAs: 'parent',
      aliases: ['parent', 'parent department'],
      help: 'Name or code of the department that it belongs to.',
    }),
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'code', type: 'text', sortable: true },
    { key: 'leader', type: 'person', filterable: true },
    { key: 'parent', type: 'choice', filterable: true },
    { key: 'people', title: 'People', type: 'number' },
    statusColumn,
  ],
  /** Number of people directly in it, without archived people. */
  shows: { people: z.number().int(), status: recordStatusSchema },
  steps: {
    archive: { needs: 'delete', body: leaveSchema },
    restore: 'delete',
    merge: { needs: 'update', verb: 'merged', body: mergeSchema },
  },
  errors: {
    DEPARTMENT_NAME_TAKEN: [409, 'Another department has this name.'],
    DEPARTMENT_CODE_TAKEN: [409, 'Another department has this code.'],
    DEPARTMENT_ARCHIVED: [409, 'This department is archived. Restore it first.'],
    DEPARTMENT_CIRCLE: [409, 'This department belongs to the one you are editing.'],
    DEPARTMENT_IN_USE: [409, 'People or departments belong to it. Choose where they go.'],
  },
});
export type Department = Shown<typeof DEPARTMENT>;
export type CreateDepartment = Created<typeof DEPARTMENT>;
export type UpdateDepartment = Updated<typeof DEPARTMENT>;
export type DepartmentQuery = Queried<typeof DEPARTMENT>;
