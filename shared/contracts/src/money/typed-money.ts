import { readDigits } from '../typed/digits.js';
import { minorPlaces, type Money } from './money.js';

/** Signs and names of currencies before or after an amount. */
const SIGN = /^(?:[₹$€£¥]|rs\.?|[a-z]{3})\s*|\s*(?:[₹$€£¥]|[a-z]{3}|\/-)$/gi;
/** Groups of three, or in the Indian way: `1,02,62,480`. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/;
const AMOUNT = /^(-?)([\d,]*)(?:\.(\d*))?$/;

export type MoneyFault = 'words' | 'commas' | 'decimals' | 'long';

export type ReadMoney = { amount: Money } | { fault: MoneyFault };

/**
 * Reads an amount as typed: `1,02,480.50` is 10248050 paise. Commas may stand in the Indian way or by thousands; anywhere
 * else they may be a slip of the hand, so the amount is refused.
 */
export function readMoney(typed: string, currency: string): ReadMoney {
  const text = readDigits(typed)
    .trim()
    .replaceAll('−', '-')
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(SIGN, '')
    .replace(SIGN, '')
    .replace(/[\s\u00a0\u202f]/g, '');
  const places = minorPlaces(currency);
  const [, minus, whole = '', part = ''] = AMOUNT.exec(text) ?? [];
  if (minus === undefined || whole + part === '') return { fault: 'words' };
  if (whole.includes(',') && !GROUPED.test(whole)) return { fault: 'commas' };
  if (part.length > places) return { fault: 'decimals' };
  const digits = whole.replaceAll(',', '') + part.padEnd(places, '0');
  // Not Number(…) * -1, which makes of 0 a negative one.
  const amount = Number(`${Number(digits) === 0 ? '' : minus}${digits}`);
  return Number.isSafeInteger(amount) ? { amount } : { fault: 'long' };
}

/** As it is typed: grouped as its currency is, with the places that it has, and no sign of the currency. */
export function typeMoney(amount: Money, currency: string): string {
  const places = minorPlaces(currency);
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const part = digits.slice(digits.length - places);
  const pattern = currency === 'INR' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  const ending = Number(part) === 0 ? '' : `.${part}`;
  return `${amount < 0 ? '−' : ''}${whole.replace(pattern, ',')}${ending}`;
}
