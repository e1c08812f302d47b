import type { Money } from '@atrium/contracts';
import { formatDate, formatMoney } from '@atrium/sdk';

/** Pay is in rupees. */
const CURRENCY = 'INR';
const PLACES = 100;

/** As an amount is grouped in every language, without the sign of its currency. */
function plain(amount: Money, options: Intl.NumberFormatOptions = {}): string {
  const places = amount % PLACES === 0 ? 0 : 2;
  const style = { style: 'decimal', minimumFractionDigits: places, maximumFractionDigits: places } as const;
  return formatMoney(amount, CURRENCY, { ...style, ...options }).replace('-', '−');
}

export const sayPay = (amount: Money): string => formatMoney(amount, CURRENCY);

/** An amount in a column of rupees. */
export const sayAmount = (amount: Money): string => plain(amount);

/** An amount in a column of rupees; nothing as a dash. */
export const sayRupees = (amount: Money): string => (amount === 0 ? '–' : plain(amount));

/** A difference in rupees, with its sign; none as a dash. */
export const sayDifference = (amount: Money | null): string =>
  amount === null || amount === 0 ? '–' : plain(amount, { signDisplay: 'always' });

/** `June 2026` */
export const sayMonth = (month: string): string =>
  formatDate(`${month}-01`, { month: 'long', year: 'numeric' });

/** `June`, where the year is known. */
export const sayMonthName = (month: string): string => formatDate(`${month}-01`, { month: 'long' });
