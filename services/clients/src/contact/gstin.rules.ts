import { plainForm } from '@atrium/contracts';

export interface Gstin {
  gstin: string;
  /** Two digits. */
  state: string;
  pan: string;
}

export type GstinProblem = 'LENGTH' | 'FORMAT' | 'STATE' | 'CHECK_DIGIT';

const LENGTH = 15;
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;
const STATE = /^(0[1-9]|1\d|2[0-4679]|3[0-8]|97)/;
const BASE = 36;

/** Proves the typing, not the registration. The problem is the first in the order of `GstinProblem`. */
export function readGstin(text: string): Gstin | { code: GstinProblem } {
  const gstin = plainForm(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  if (Array.from(gstin).length !== LENGTH) return { code: 'LENGTH' };
  if (!FORM.test(gstin)) return { code: 'FORMAT' };
  if (!STATE.test(gstin)) return { code: 'STATE' };
  if (checkDigit(gstin) !== gstin.at(-1)) return { code: 'CHECK_DIGIT' };
  return { gstin, state: gstin.slice(0, 2), pan: gstin.slice(2, 12) };
}

/** The last character that belongs to the first fourteen. */
export function checkDigit(gstin: string): string {
  const products = Array.from(
    gstin.slice(0, LENGTH - 1),
    (character, index) => Number.parseInt(character, BASE) * (1 + (index % 2)),
  );
  const sum = products.reduce((all, each) => all + Math.floor(each / BASE) + (each % BASE), 0);
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
}
