import { z } from 'zod';

/** Lines of a drawing only: numbers and the letters of a path, so that nothing in it can run. */
const PATH = /^[MLQl0-9. -]+$/;

/** A signature as lines in a box of 600 by 200, or as a typed name. */
export const signatureSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn'), path: z.string().max(50_000).regex(PATH) }),
  z.strictObject({ kind: z.literal('typed'), name: z.string().trim().min(1).max(100) }),
]);
export type Signature = z.infer<typeof signatureSchema>;
