import { z } from 'zod';
import { TAX_REGIMES } from '../hr/statutory-details.js';
import { shownMoneySchema } from '../money/money-schema.js';
import { TAX_CLAIM } from './tax-claim.js';

/** How the tax of a year comes about, in paise. */
const regimeTaxSchema = z.object({
  regime: z.enum(TAX_REGIMES),
  salary: shownMoneySchema,
  standardDeduction: shownMoneySchema,
  rentExempt: shownMoneySchema,
  professionalTax: shownMoneySchema,
  investments: shownMoneySchema,
  healthInsurance: shownMoneySchema,
  taxableIncome: shownMoneySchema,
  slabTax: shownMoneySchema,
  rebate: shownMoneySchema,
  surcharge: shownMoneySchema,
  cess: shownMoneySchema,
  yearTax: shownMoneySchema,
});
export type RegimeTax = z.infer<typeof regimeTaxSchema>;

/** `GET /api/finance/own/declaration?taxYear=2026`. */
export const ownDeclarationSchema = z.object({
  taxYear: z.int(),
  version: z.int(),
  regime: z.enum(TAX_REGIMES),
  metro: z.boolean(),
  /** The last month in which it can be changed; after it only what is approved counts. */
  lastMonth: z.string(),
  open: z.boolean(),
  claims: z.array(TAX_CLAIM.schema),
  /** The most that counts a year; null where the rules of the year are not known. */
  limits: z.object({ investments: shownMoneySchema, healthInsurance: shownMoneySchema }).nullable(),
  /** The year's tax in both regimes with what counts by now; null without a salary. */
  comparison: z
    .object({
      /** The month with whose pay it is projected. */
      month: z.string(),
      hasPan: z.boolean(),
      /** The rules of the year are confirmed by two people. */
      confirmed: z.boolean(),
      regimes: z.array(regimeTaxSchema),
    })
    .nullable(),
});
export type OwnDeclaration = z.infer<typeof ownDeclarationSchema>;
