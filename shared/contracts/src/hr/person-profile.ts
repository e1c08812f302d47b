import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

/** `GET /api/hr/people/:id`: what every colleague may know of somebody; the id is of an employee or of an account. */
export const personProfileSchema = z.object({
  employeeId: idSchema,
  name: z.string(),
  photoFileId: idSchema.nullable(),
  designation: z.string().nullable(),
  department: z.string().nullable(),
  manager: z.string().nullable(),
  workEmail: z.string(),
  /** The reader leads them, or keeps employees: whom to call in an emergency can be looked up. */
  mayCall: z.boolean(),
});
export type PersonProfile = z.infer<typeof personProfileSchema>;
