import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';

export const yearEndQuerySchema = z.strictObject({ typeId: idSchema, newYearStart: daySchema });
export type YearEndQuery = z.infer<typeof yearEndQuerySchema>;
export const yearEndSchema = z.object({
  newYearStart: z.string(),
  items: z.array(
    z.object({
      employee: z.object({ id: idSchema, name: z.string() }),
      remaining: z.number(),
      carried: z.number(),
      lapsed: z.number(),
      carryExpiresOn: z.string().nullable(),
    }),
  ),
});
export type YearEndPreview = z.infer<typeof yearEndSchema>;
