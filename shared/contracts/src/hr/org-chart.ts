import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

export const orgPersonSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  code: z.string(),
  name: z.string(),
  designation: z.string().nullable(),
  department: z.string().nullable(),
  /** Null at the top; somebody who works here otherwise. */
  managerId: idSchema.nullable(),
  photoFileId: idSchema.nullable(),
});
export type OrgPerson = z.infer<typeof orgPersonSchema>;

/** Everybody who works here, by name. */
export const orgChartSchema = z.object({ people: z.array(orgPersonSchema) });
export type OrgChart = z.infer<typeof orgChartSchema>;
