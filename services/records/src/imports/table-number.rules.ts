import { inMinorUnit } from '@atrium/contracts';

const SIGNS = /^(?:₹|rs\.?|inr|aed|usd|eur|gbp|[$€£])|(?:₹|rs\.?|inr|aed|usd|eur|gbp|[$€£]|\/-)$/gi;
/** Points between thousands, also as India divides them: `1,80,000`. */
const DIVIDED = {
  ',': /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/,
  '.': /^(?:\d{1,3}(?:\.\d{3})+|\d{1,2}(?:\.\d{2})+\.\d{3})$/,
} as const;

/**
 * A number as people of different countries write it in a table: `₹1,80,000.50`, `1.234,56`, `1500,50`.
 * @returns NaN for a text that is none, or that could be two, such as `1.234`
 */
export const readTableNumber = (text: string): number => Number(decimalOf(text));

/** An amount of money in minor units, for its schema to judge: NaN for a text that is none. */
export const readTableMoney = (text: string, currency: string): number =>
  inMinorUnit(decimalOf(text), currency);

function decimalOf(text: string): string {
  const given = text.replaceAll(/[\s\u00a0']/g, '').replaceAll(SIGNS, '');
  const sign = given.startsWith('-') ? '-' : '';
  const digits = given.replace(/^[+-]/, '');
  return /^[\d.,]+$/.test(digits) ? `${sign}${plainOf(digits)}` : 'none';
}

/** With a point before decimals only; not a number for what cannot be told. */
function plainOf(digits: string): string {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  if (comma < 0 && point < 0) return digits;
  const decimal = comma > point ? ',' : '.';
  const other = decimal === ',' ? '.' : ',';
  const at = Math.max(comma, point);
  const [whole, decimals] = [digits.slice(0, at), digits.slice(at + 1)];
  // Both are used: the later one is that of the decimals.
  if (whole.includes(other))
    return DIVIDED[other].test(whole) && decimals !== ''
      ? `${whole.replaceAll(other, '')}.${decimals}`
      : 'none';
  const isDivided = DIVIDED[decimal].test(digits);
  if (isDivided) return decimal === '.' && !whole.includes('.') ? 'either' : digits.replaceAll(decimal, '');
  return whole.includes(decimal) || whole === '' ? 'none' : `${whole}.${decimals}`;
}
