import { plainForm } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { exactOf } from '../exact/exact-number.rules.js';

/** Longer ones are no number that a question asks for, and take time to calculate with. */
const LONGEST = 60;
/** Superscripts and fractions, which would turn into plain digits. */
const RAISED = /\p{No}/u;
const WESTERN = String.raw`\d{1,3}(?<west>[, ])\d{3}(?:\k<west>\d{3})*`;
const INDIAN = String.raw`\d{1,2}(?<india>[, ])\d{2}(?:\k<india>\d{2})*\k<india>\d{3}`;
const NUMBER = new RegExp(
  String.raw`^[+-]?(?=\.?\d)(?:${WESTERN}|${INDIAN}|\d*)(?:\.\d*)?(?:e[+-]?\d{1,3})?$`,
  'i',
);

/**
 * The number that somebody typed, with digits of any script and groups in the western or Indian way: `1,00,000`. A comma
 * is never a decimal point, so `1,5` is no number.
 */
export function readTypedNumber(typed: string): Fraction | null {
  if (typed.length > LONGEST || RAISED.test(typed)) return null;
  const text = plainForm(typed).trim().replaceAll('−', '-').replaceAll('٬', ',').replaceAll('٫', '.');
  return NUMBER.test(text) ? exactOf(text.replaceAll(/[, ]/g, '').replace(/^\+/, '')) : null;
}
