import { z } from 'zod';
import {
  emailSchema,
  idSchema,
  mailedNameSchema,
  personNameSchema,
  timezoneSchema,
} from '../lists/fields.js';
import { ROLES } from '../permissions/roles.js';
import { companyCodeSchema } from './company-code.js';
import { passwordSchema } from './password.js';

export const companySchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  timezone: z.string(),
  /** File id of its logo; null shows the company's initial instead. */
  logo: idSchema.nullable(),
});
export type Company = z.infer<typeof companySchema>;

/** The public part of a company, for its sign-in page. */
export const publicCompanySchema = companySchema.pick({ code: true, name: true, logo: true }).extend({
  /** Only for the seeded demo company: the logins offered on its sign-in page. */
  demo: z
    .object({
      password: z.string(),
      logins: z.array(z.object({ email: z.string(), role: z.enum(ROLES) })),
    })
    .optional(),
});
export type PublicCompany = z.infer<typeof publicCompanySchema>;

export const companyNameSchema = mailedNameSchema(120).min(2, 'Enter the name of your company.');

export const signUpSchema = z.strictObject({
  companyName: companyNameSchema,
  companyCode: companyCodeSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
  /** IANA name, taken from the browser. */
  timezone: timezoneSchema.default('Asia/Kolkata'),
});
export type SignUp = z.input<typeof signUpSchema>;

export const codeAvailabilitySchema = z.object({
  code: z.string(),
  available: z.boolean(),
  /** Why the code is not available, in words; null when it is. */
  reason: z.string().nullable(),
});
export type CodeAvailability = z.infer<typeof codeAvailabilitySchema>;

/**
 * Query and path parameter of look-ups by code. Any text is accepted, because an ill-formed code is simply not found.
 */
export const companyCodeInputSchema = z.strictObject({ code: z.string().trim().toLowerCase().max(64) });
