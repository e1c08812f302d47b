import { z } from 'zod';
import { daySchema, idSchema } from '../lists/fields.js';

/** Between two dates somebody else decides for a person who is away. */
export const delegationSchema = z.object({
  id: idSchema,
  delegateId: idSchema,
  delegate: z.string(),
  from: daySchema,
  to: daySchema,
});
export type RequestDelegation = z.infer<typeof delegationSchema>;
export const delegationsSchema = z.object({ items: z.array(delegationSchema) });

export const createDelegationSchema = z
  .strictObject({ delegateId: idSchema, from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day is before the first.' });
export type CreateDelegation = z.infer<typeof createDelegationSchema>;
