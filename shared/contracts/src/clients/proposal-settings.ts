import { z } from 'zod';
import { lineSchema, textSchema } from '../lists/fields.js';
import { moneySchema } from '../money/money-schema.js';
import type { SettingKey } from '../portal/setting-key.js';
import type { ProposalFigures } from './pricing/pricing.types.js';
import { proposalBlockSchema } from './proposal.js';
import { grossOf } from './proposal-prices.rules.js';

const percent = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^(100|\d{1,2}(\.\d{1,3})?)$/, message);

/** How a company writes its proposals; staff read it, managers of proposals change it. */
export const proposalSettingsSchema = z.strictObject({
  /** In paise; up to it nobody else has to look at a proposal. Null: everything is reviewed. */
  reviewTotal: moneySchema({ max: Number.MAX_SAFE_INTEGER }).nullable(),
  /** In percent of the prices, all discounts together. */
  reviewDiscount: percent('Enter 0 to 100 percent.'),
  /** A number has at most 16 characters with year and counter. */
  series: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{1,5}$/, 'Use 1 to 5 letters, digits and hyphens.'),
  /** The month in which the financial year starts, 1 to 12. */
  yearStartsMonth: z.number('Choose a month.').int().min(1).max(12),
  terms: textSchema.max(20_000, 'Use at most 20,000 characters.'),
  taxRate: percent('Enter 0 to 100 percent.'),
  /** Offered beside an item. */
  hsnSac: z
    .array(
      z.strictObject({
        code: z
          .string()
          .trim()
          .regex(/^\d{4,8}$/, 'Enter 4 to 8 digits.'),
        label: lineSchema(80).min(1, 'Say what it is for.'),
      }),
    )
    .max(50, 'Use at most 50 codes.'),
  validDays: z.number('Enter days.').int().min(1, 'Enter 1 to 365 days.').max(365, 'Enter 1 to 365 days.'),
  /** The company holds a letter of undertaking, so that exports and supplies to zones are zero-rated. */
  underLut: z.boolean(),
  /** An accepted proposal to a lead starts the onboarding of the client. */
  startsOnboarding: z.boolean().default(false),
  /** Parts that a proposal takes up by a press. */
  blocks: z.array(proposalBlockSchema).max(50, 'Use at most 50 parts.').default([]),
});
export type ProposalSettings = z.infer<typeof proposalSettingsSchema>;

export const proposalSettingsKey: SettingKey<ProposalSettings> = {
  key: 'clients.proposals',
  scope: 'company',
  fallback: {
    reviewTotal: 50_000_000,
    reviewDiscount: '10',
    series: 'P',
    yearStartsMonth: 4,
    terms: '',
    taxRate: '18',
    hsnSac: [],
    validDays: 30,
    underLut: false,
    startsOnboarding: false,
    blocks: [],
  },
};

/** Which limits a proposal is above; empty: no review is needed. */
export function reviewReasons(
  figures: ProposalFigures,
  { reviewTotal, reviewDiscount }: Pick<ProposalSettings, 'reviewTotal' | 'reviewDiscount'>,
): ('all' | 'total' | 'discount')[] {
  if (reviewTotal === null) return ['all'];
  const { gross, discount } = grossOf(figures);
  return [
    ...(figures.total > reviewTotal ? (['total'] as const) : []),
    ...(discount * 100 > Number(reviewDiscount) * gross ? (['discount'] as const) : []),
  ];
}
