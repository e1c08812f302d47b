import { z } from 'zod';
import { lineSchema } from '../lists/fields.js';

/** Lines of a drawing only: numbers and the letters of a path, so that nothing in it can run. */
const PATH = /^[MLQl0-9. -]+$/;

/** A signature as lines in a box of 600 by 200, or as a typed name. */
export const signatureSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn'), path: z.string().max(50_000).regex(PATH) }),
  z.strictObject({ kind: z.literal('typed'), name: lineSchema(100).min(1) }),
]);
export type Signature = z.infer<typeof signatureSchema>;
