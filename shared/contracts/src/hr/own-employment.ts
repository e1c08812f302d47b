import { z } from 'zod';
import { employeeSchema } from './employee.js';
import { employeeDocumentSchema } from './employee-document.js';

/** `GET /api/hr/employment`: what the company keeps of the signed-in person's own employment. */
export const ownEmploymentSchema = z.object({
  /** Null when no employee record is linked to the account. */
  employee: employeeSchema
    .pick({
      code: true,
      workEmail: true,
      phone: true,
      designation: true,
      department: true,
      employmentType: true,
      joiningDate: true,
      timezone: true,
    })
    .extend({ manager: z.string().nullable() })
    .nullable(),
  /** Those that are not archived, the newest first. */
  documents: z.array(employeeDocumentSchema),
});
export type OwnEmployment = z.infer<typeof ownEmploymentSchema>;
