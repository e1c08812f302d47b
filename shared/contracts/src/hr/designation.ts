import { z } from 'zod';
import { lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Shown } from '../records/record.types.js';
import { leaveSchema, mergeSchema } from './department.js';

/** The title of a person's job, as on their visiting card. */
export const DESIGNATION = defineRecord({
  kind: 'designation',
  path: 'hr/designations',
  remote: 'hr',
  one: 'Designation',
  many: 'Designations',
  resource: { tab: 'hrOperations', resource: 'addEmployee' },
  fields: {
    name: {
      label: 'Name',
      schema: lineSchema(80).min(1, 'Enter a name.'),
      aliases: ['designation', 'title', 'job title', 'position'],
      example: 'Designer',
    },
  },
  columns: [
    { key: 'name', type: 'text', sortable: true, display: 'always' },
    { key: 'people', title: 'People', type: 'number' },
    statusColumn,
  ],
  /** Number of people with it, without archived people. */
  shows: { people: z.number().int(), status: recordStatusSchema },
  steps: {
    archive: { needs: 'delete', body: leaveSchema },
    restore: 'delete',
    merge: { needs: 'update', verb: 'merged', body: mergeSchema },
  },
  errors: {
    DESIGNATION_NAME_TAKEN: [409, 'Another designation has this name.'],
    DESIGNATION_ARCHIVED: [409, 'This designation is archived. Restore it first.'],
    DESIGNATION_IN_USE: [409, 'People have it. Choose which they get instead.'],
  },
});
export type Designation = Shown<typeof DESIGNATION>;
