import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

export const employeeDocumentSchema = z.object({
  id: idSchema,
  fileId: idSchema,
  name: z.string(),
  /** By its content. */
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Cannot be opened until it is restored. */
  archivedAt: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type EmployeeDocument = z.infer<typeof employeeDocumentSchema>;

/** Newest first, archived ones among them. */
export const employeeDocumentListSchema = z.object({ items: z.array(employeeDocumentSchema) });
export const addDocumentSchema = z.strictObject({ fileId: idSchema });
export type AddDocument = z.infer<typeof addDocumentSchema>;
