import { z } from 'zod';

/** The body of every failed answer. `fields` maps a field's path (`address.city`) to what is wrong with it. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  }),
});

export interface ErrorBody {
  error: { code: string; message: string; fields?: Record<string, string>; requestId: string };
}
