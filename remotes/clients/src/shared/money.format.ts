import { formatMoney } from '@atrium/sdk';

/** An amount in the smallest unit. */
export function saySum(minor: number, currency: string): string {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  const amount = minor / 10 ** (digits ?? 2);
  const whole = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {};
  return formatMoney(amount, currency, whole);
}
