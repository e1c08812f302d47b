import { z } from 'zod';
import { shownMoneySchema } from '../money/money-schema.js';
import { leadNarrowing } from './lead-narrowing.js';

/** `GET /api/leads/forecast` */
export const leadForecastQuerySchema = z.strictObject(leadNarrowing);
export type LeadForecastQuery = z.infer<typeof leadForecastQuerySchema>;

/** What the open leads are worth by the month in which they are expected to close. */
export const leadForecastSchema = z.object({
  /** The company's day. */
  today: z.string(),
  items: z.array(
    z.object({
      /** `2026-12`; null: no day is expected. */
      month: z.string().nullable(),
      count: z.number().int(),
      /** In paise; weighted by how probable each is, which its stage says first. */
      value: shownMoneySchema,
      weighted: shownMoneySchema,
    }),
  ),
});
export type LeadForecast = z.infer<typeof leadForecastSchema>;
