import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import type { Shown } from '../records/record.types.js';

/** A document that the company keeps about an employee. An archived one cannot be opened until it is restored. */
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
    /** Media type, detected from the content. */
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
  auditLabels: { name: 'Name', type: 'Type', employee: 'Employee' },
});
export type EmployeeDocument = Shown<typeof EMPLOYEE_DOCUMENT>;

/** The newest first, including archived ones. */
export const employeeDocumentListSchema = z.object({ items: z.array(EMPLOYEE_DOCUMENT.schema) });
