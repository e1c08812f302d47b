import { z } from 'zod';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FORM = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Computes the last character of a GSTIN from the first fourteen: weights 1 and 2 in turn, in base 36. */
export function gstinChecksum(first: string): string {
  const base = DIGITS.length;
  let sum = 0;
  for (const [index, character] of [...first].entries()) {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / base) + (product % base);
  }
  return DIGITS[(base - (sum % base)) % base] ?? '';
}

/** The tax number of a business in India: state, PAN, entity, `Z`, checksum. */
export const gstinSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(FORM, 'A GSTIN has 15 characters, like 27AAPFU0939F1ZV.')
  .refine(
    (gstin) => gstin.at(-1) === gstinChecksum(gstin.slice(0, -1)),
    'This GSTIN is not valid. Check it for a typing mistake.',
  );
