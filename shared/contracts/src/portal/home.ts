import { z } from 'zod';
import { daySchema, timezoneSchema } from '../lists/fields.js';
import { presentTimezone } from '../lists/timezones.js';
import type { ErrorBody } from '../errors/error-body.js';

/** `GET /api/portal/home`: the reader's own day and time zone, as their browser has them. */
export const homeQuerySchema = z.strictObject({
  day: daySchema,
  zone: timezoneSchema.transform(presentTimezone),
});
export type HomeQuery = z.infer<typeof homeQuerySchema>;

/**
 * The lines of the answer, each of them JSON: first the addresses of all parts below /api/, with their queries, then each
 * part as soon as it is known. A part that its reader is refused, as by its own route, has no line.
 */
export interface HomeHead {
  parts: string[];
}
export type HomeLine = { part: string; data: unknown } | ({ part: string; status: number } & ErrorBody);
