import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import type { Shown } from '../records/record.types.js';

/** What the company keeps of an employee on paper. An archived one cannot be opened until it is restored. */
export const EMPLOYEE_DOCUMENT = defineRecord({
  kind: 'employeeDocument',
  remote: 'hr',
  one: 'Document',
  many: 'Documents',
  resource: { tab: 'hrOperations', resource: 'addEmployee' },
  fields: {},
  columns: [{ key: 'createdAt', title: 'Added', type: 'date', time: true, sortable: true }],
  shows: {
    fileId: idSchema,
    name: z.string(),
    /** By its content. */
    type: z.string(),
    /** In bytes. */
    size: z.number().int(),
    createdAt: z.iso.datetime(),
  },
  creating: { fileId: idSchema },
  steps: { archive: 'delete', restore: 'delete', delete: 'delete' },
  errors: {
    TOO_MANY_DOCUMENTS: [409, 'This employee has too many documents. Delete some first.'],
  },
  told: { name: 'Name', type: 'Type', employee: 'Employee' },
});
export type EmployeeDocument = Shown<typeof EMPLOYEE_DOCUMENT>;

/** Newest first, archived ones among them. */
export const employeeDocumentListSchema = z.object({ items: z.array(EMPLOYEE_DOCUMENT.schema) });
