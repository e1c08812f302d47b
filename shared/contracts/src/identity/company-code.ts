import { z } from 'zod';

/** First parts of the portal's own URLs, which therefore cannot be company codes. */
export const RESERVED_CODES: readonly string[] = [
  'signup',
  'employee',
  'calendar',
  'companycode',
  'platform',
  'api',
  'remotes',
  'assets',
  'health',
  'admin',
  'support',
  'www',
  // The route `GET /api/companies/availability` would shadow a company with this code.
  'availability',
];

export const COMPANY_CODE_RULE = 'Use 3 to 32 letters, digits and hyphens, starting with a letter.';
export const COMPANY_CODE_RESERVED = 'This company code is reserved. Choose another.';

/** Lower-cased company code: 3 to 32 of a-z, 0-9 and `-`, beginning with a letter. */
export const companyCodeSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9-]{2,31}$/, COMPANY_CODE_RULE)
  .refine((code) => !RESERVED_CODES.includes(code), COMPANY_CODE_RESERVED);
