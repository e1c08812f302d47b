import { z } from 'zod';
import { idSchema, lineSchema, timezoneSchema, versionSchema } from '../lists/fields.js';
import { companyCodeInputSchema, companyNameSchema, companySchema } from '../identity/company.js';
import { gstinSchema } from './gstin.js';

/** ISO 8601: 1 is Monday, 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const line = (most: number) => lineSchema(most).nullable();

const details = {
  name: companyNameSchema,
  addressLine1: line(120),
  addressLine2: line(120),
  city: line(80),
  state: line(80),
  postalCode: line(20),
  gstin: gstinSchema.nullable(),
  /** IANA name. The company's business days begin and end in this zone. */
  timezone: timezoneSchema,
  workingWeek: z
    .array(z.number().int().min(1).max(7))
    .min(1, 'Choose at least one working day.')
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Name each day once.'),
  /** ISO 4217. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'Enter a currency, like INR.'),
};

/** `GET /api/company`: the company's record for people who may edit it. */
export const companyProfileSchema = companySchema.extend({
  ...details,
  name: z.string(),
  gstin: z.string().nullable(),
  workingWeek: z.array(z.number().int()),
  currency: z.string(),
  /** Somebody has saved the details at least once. */
  complete: z.boolean(),
  version: z.number().int(),
});
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

/** The values of the form of the company's details. */
export const companyDetailsSchema = z.strictObject({ version: versionSchema, ...details });
export type CompanyDetails = z.infer<typeof companyDetailsSchema>;

/** `PATCH /api/company`: fields left out stay as they are. */
export const updateCompanySchema = companyDetailsSchema.partial().required({ version: true });
export type UpdateCompany = z.infer<typeof updateCompanySchema>;

/** null removes the logo. */
export const setLogoSchema = z.strictObject({ version: versionSchema, fileId: idSchema.nullable() });
export type SetLogo = z.infer<typeof setLogoSchema>;

export const companyLogoParamsSchema = companyCodeInputSchema.extend({ id: idSchema });
