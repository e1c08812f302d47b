import { z } from 'zod';
import { idSchema, versionSchema } from '../lists/fields.js';
import { companyCodeInputSchema, companyNameSchema, companySchema } from './company.js';

/** `GET /api/company`: the record of the company, for who keeps it. */
export const companyProfileSchema = companySchema.extend({ version: z.number().int() });
export type CompanyProfile = z.infer<typeof companyProfileSchema>;

export const updateCompanySchema = z.strictObject({ version: versionSchema, name: companyNameSchema });
export type UpdateCompany = z.infer<typeof updateCompanySchema>;

/** null: no logo any more. */
export const setLogoSchema = z.strictObject({ version: versionSchema, fileId: idSchema.nullable() });
export type SetLogo = z.infer<typeof setLogoSchema>;

export const companyLogoParamsSchema = companyCodeInputSchema.extend({ id: idSchema });
