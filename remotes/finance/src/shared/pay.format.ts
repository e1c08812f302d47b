import type { Money } from '@atrium/contracts';
import { formatDate, formatMoney, formatNumber } from '@atrium/sdk';

/** Pay is in rupees. */
const CURRENCY = 'INR';
const PLACES = 100;

export const sayPay = (amount: Money): string => formatMoney(amount, CURRENCY);

const MINUS = '−';
const minus = (text: string): string => text.replace('-', MINUS);

/** An amount in a column of rupees: without the sign of the currency, nothing as a dash. */
export function sayRupees(amount: Money): string {
  if (amount === 0) return '–';
  return minus(formatNumber(amount / PLACES, wholeOrPaise(amount)));
}

/** A difference in rupees, with its sign; none as a dash. */
export function sayDifference(amount: Money | null): string {
  if (amount === null || amount === 0) return '–';
  return minus(formatNumber(amount / PLACES, { ...wholeOrPaise(amount), signDisplay: 'always' }));
}

const wholeOrPaise = (amount: Money) => ({ minimumFractionDigits: amount % PLACES === 0 ? 0 : 2 });

/** `June 2026` */
export const sayMonth = (month: string): string =>
  formatDate(`${month}-01`, { month: 'long', year: 'numeric' });

/** `June`, where the year is known. */
export const sayMonthName = (month: string): string => formatDate(`${month}-01`, { month: 'long' });
