import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { shownMoneySchema } from '../money/money-schema.js';

/** `GET /api/leads/forecast` */
export const leadForecastQuerySchema = z.strictObject({
  /** Whose leads; left out: of all whom the reader sees. */
  owner: idSchema.optional(),
});
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
