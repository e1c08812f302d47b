import type { ProposalItemDraft, ProposalStateKey } from '@atrium/contracts';
import { formatMoney, formatNumber, t } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';

export const STATE_TONES: Record<ProposalStateKey, Tone> = {
  draft: 'neutral',
  internal_review: 'warning',
  approved: 'info',
  sent: 'info',
  viewed: 'info',
  accepted: 'success',
  declined: 'danger',
  expired: 'warning',
  withdrawn: 'neutral',
  superseded: 'neutral',
};

/** `P/26-27/0041 v2`; the first version has the number alone. */
export function sayNumber(number: string | null, versionNo: number): string {
  if (number === null) return t('Draft');
  return versionNo === 1 ? number : t('{number} v{version}', { number, version: versionNo });
}

/** How often a line is paid. */
export function sayRecurrence({ recurrence, periods }: ProposalItemDraft): string {
  if (recurrence === 'once') return t('once');
  const count = formatNumber(periods ?? 0);
  if (recurrence === 'month') return periods === null ? t('a month') : t('a month, {count} times', { count });
  if (recurrence === 'quarter')
    return periods === null ? t('a quarter') : t('a quarter, {count} times', { count });
  return periods === null ? t('a year') : t('a year, {count} times', { count });
}

/** `2 × ₹25,000 less 10%` */
export function sayPrice(
  { qty, unitPrice, discount, discountAmount }: ProposalItemDraft,
  currency: string,
): string {
  const words = { qty: formatNumber(Number(qty)), price: formatMoney(unitPrice, currency) };
  if (discountAmount != null)
    return t('{qty} × {price} less {amount}', { ...words, amount: formatMoney(discountAmount, currency) });
  if (!discount) return t('{qty} × {price}', words);
  return t('{qty} × {price} less {discount}%', { ...words, discount: formatNumber(Number(discount)) });
}

const TAXES: Record<string, string> = { cgst: 'CGST', sgst: 'SGST', utgst: 'UTGST', igst: 'IGST' };

/** The name of a tax; those of India have no other. */
export const sayTax = (name: string): string => TAXES[name] ?? t('Tax');
