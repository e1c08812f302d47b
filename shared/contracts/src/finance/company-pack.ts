import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { daySchema, idSchema, lineSchema } from '../lists/fields.js';
import { shownMoneySchema } from '../money/money-schema.js';
import { refSchema } from '../records/record-field.js';
import { rulePackSchema } from './rule-pack.js';

/** What names a pack of a company: its kind, state and first day. */
export const packKeySchema = z.strictObject({
  kind: z.string().max(40),
  state: lineSchema(40).nullable(),
  from: daySchema,
});
export type PackKey = z.infer<typeof packKeySchema>;

const byWhomSchema = z.object({ user: refSchema, at: z.iso.datetime() });

export const companyPackSchema = z.object({
  pack: rulePackSchema,
  /** Of values that the company has entered itself; null: the portal's own. */
  id: idSchema.nullable(),
  /** The first of the two: whoever has entered it or compared it with its source. */
  entered: byWhomSchema.nullable(),
  approved: byWhomSchema.nullable(),
  confirmed: z.boolean(),
  /** Runs are computed by it; values of the company are once the second person has confirmed them. */
  live: z.boolean(),
  /** The person who asks may give the confirmation that is missing. */
  mayConfirm: z.boolean(),
});
export type CompanyPack = z.infer<typeof companyPackSchema>;

/** `GET /api/finance/packs`: the rules of the law with their dates, the newest first in each kind. */
export const companyPacksSchema = z.object({ items: z.array(companyPackSchema) });
export type CompanyPacks = z.infer<typeof companyPacksSchema>;

/** `POST /api/finance/packs`: values of another day on, as the company reads its source. */
export const enterPackSchema = z.strictObject({ pack: rulePackSchema });
export type EnterPack = z.infer<typeof enterPackSchema>;

/** `GET /api/finance/packs/:id/impact`: who would be paid differently, and by how much. */
export const packImpactSchema = z.object({
  /** The month that was computed with and without it. */
  month: z.string(),
  /** People who were looked at, and those whose pay changes; the largest changes are listed. */
  people: z.int(),
  changed: z.int(),
  net: shownMoneySchema,
  employerCost: shownMoneySchema,
  items: z.array(z.object({ employee: refSchema, net: shownMoneySchema, employerCost: shownMoneySchema })),
});
export type PackImpact = z.infer<typeof packImpactSchema>;

export const PACK_ERRORS = defineErrors({
  PACK_CONFIRMED: [409, 'Two people have confirmed these values already.'],
  PACK_OWN: [403, 'The second confirmation is given by someone else.'],
  PACK_EXISTS: [409, 'Values from this day wait for a confirmation already.'],
  PACK_CLOSED: [
    409,
    'Payslips of this month are locked. Start with the first open month, and correct locked ones with an adjustment.',
  ],
  PACK_STATE: [409, 'There are no rules of this kind for this state.'],
});
