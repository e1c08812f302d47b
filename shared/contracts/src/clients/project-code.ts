import { z } from 'zod';
import { idSchema } from '../lists/fields.js';

const STEM = 3;

/**
 * What the codes of a client's projects begin with: KES for Kesar Sweets.
 * @returns null for a name without two letters or digits of the Latin alphabet
 */
export function projectCodeStem(name: string): string | null {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return letters.length < 2 ? null : letters.slice(0, STEM);
}

/** P-0042, where the name of the client gives no code. */
export const sayProjectCode = (number: number): string => `P-${String(number).padStart(4, '0')}`;

/** `GET /api/projects/free-code`: a code for a new project of a client. */
export const freeCodeQuerySchema = z.strictObject({ clientId: idSchema });
export type FreeCodeQuery = z.infer<typeof freeCodeQuerySchema>;
export const freeCodeSchema = z.object({
  /** Null where the name of the client gives none; the project gets one by its number. */
  code: z.string().nullable(),
});
export type FreeCode = z.infer<typeof freeCodeSchema>;
