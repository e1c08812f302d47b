import { z } from 'zod';
import { EMPLOYEE_DOCUMENT } from './employee-document.js';
import { EMPLOYMENT_TYPES } from './employment.js';

/** `GET /api/hr/employment`: the signed-in person's own employee record and documents. */
export const ownEmploymentSchema = z.object({
  /** Null when no employee record is linked to the account. */
  employee: z
    .object({
      code: z.string(),
      workEmail: z.string(),
      phone: z.string().nullable(),
      designation: z.string().nullable(),
      department: z.string().nullable(),
      employmentType: z.enum(EMPLOYMENT_TYPES),
      joiningDate: z.string(),
      birthDate: z.string().nullable(),
      timezone: z.string(),
      manager: z.string().nullable(),
    })
    .nullable(),
  /** Documents that are not archived, the newest first. */
  documents: z.array(EMPLOYEE_DOCUMENT.schema),
});
export type OwnEmployment = z.infer<typeof ownEmploymentSchema>;
