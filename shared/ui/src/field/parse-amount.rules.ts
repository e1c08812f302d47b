import { readDigits } from '@atrium/contracts';

/** Signs and names of currencies before or after an amount. */
const SIGN = /^(?:[₹$€£¥]|rs\.?|[a-z]{3})\s*|\s*(?:[₹$€£¥]|[a-z]{3}|\/-)$/gi;
/** Groups of three, or in the Indian way: `1,02,62,480`. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/;
const AMOUNT = /^(-?)([\d,]*)(?:\.(\d*))?$/;
/** Beyond it a number is no longer exact. */
const MOST_DIGITS = 13;

export type AmountFault = 'words' | 'commas' | 'decimals' | 'long';

export type ReadAmount = { minor: number } | { fault: AmountFault };

/**
 * Reads an amount as typed, in the smallest unit of its currency: `1,02,480.50` is 10248050 paise. Commas may stand in
 * the Indian way or by thousands; anywhere else they may be a slip of the hand, so the amount is refused.
 * @param decimals places after the point, such as 2 for rupees
 */
export function readAmount(typed: string, decimals: number): ReadAmount {
  const text = readDigits(typed)
    .trim()
    .replaceAll('−', '-')
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(SIGN, '')
    .replace(SIGN, '')
    .replace(/[\s\u00a0\u202f]/g, '');
  const [, minus, whole = '', part = ''] = AMOUNT.exec(text) ?? [];
  if (minus === undefined || whole + part === '') return { fault: 'words' };
  if (whole.includes(',') && !GROUPED.test(whole)) return { fault: 'commas' };
  if (part.length > decimals) return { fault: 'decimals' };
  const digits = whole.replaceAll(',', '') + part.padEnd(decimals, '0');
  if (digits.length > MOST_DIGITS + decimals) return { fault: 'long' };
  // Not Number(…) * -1, which makes of 0 a negative one.
  return { minor: Number(`${Number(digits) === 0 ? '' : minus}${digits}`) };
}

/** As it is typed: grouped, with the places that it has, and no sign of a currency. */
export function typeAmount(minor: number, decimals: number, grouping: 'indian' | 'thousands'): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals);
  const pattern = grouping === 'indian' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  const ending = Number(part) === 0 ? '' : `.${part}`;
  return `${minor < 0 ? '−' : ''}${whole.replace(pattern, ',')}${ending}`;
}
