import { readDecimal, sumOf } from './fraction.rules.js';
import { discountOf, grossOf, netOf } from './line.rules.js';
import type { Discount, PriceError, PricedProposal, ProposalItem } from './pricing.types.js';

const MOST_DECIMALS = 3;

/** The first thing wrong, in the order of the lines; null when the figures can be computed. */
export function checkPrices({ items, discount }: PricedProposal): PriceError | null {
  if (items.length === 0) return { path: 'items', code: 'NO_ITEMS' };
  for (const [index, item] of items.entries()) {
    const found = checkItem(item);
    if (found) return { path: `items.${index}.${found.path}`, code: found.code };
  }
  if (!discount || fits(discount, sumOf(items.filter(isReached(discount)).map(netOf)))) return null;
  return { path: 'discount', code: 'DISCOUNT_TOO_LARGE' };
}

/** A discount in percent reaches every line; an amount comes off one-time lines only. */
export const isReached =
  (discount: Discount) =>
  ({ recurrence = 'once' }: ProposalItem): boolean =>
    'percent' in discount || recurrence === 'once';

function checkItem(item: ProposalItem): PriceError | null {
  const { digits, decimals } = readDecimal(item.qty);
  if (decimals > MOST_DECIMALS) return { path: 'qty', code: 'QTY_TOO_PRECISE' };
  if (digits <= 0n) return { path: 'qty', code: 'QTY_NOT_POSITIVE' };
  if (item.unitPrice < 0) return { path: 'unitPrice', code: 'PRICE_NEGATIVE' };
  if (!isPercent(item.taxRate)) return { path: 'taxRate', code: 'RATE_OUT_OF_RANGE' };
  if (item.discount && !fits(item.discount, grossOf(item)))
    return { path: 'discount', code: 'DISCOUNT_TOO_LARGE' };
  return null;
}

function isPercent(text: string): boolean {
  const { digits, scale } = readDecimal(text);
  return digits >= 0n && digits <= 100n * scale;
}

/** @throws {RangeError} for a negative discount: contracts refuse it before */
function fits(discount: Discount, from: bigint): boolean {
  const negative =
    'percent' in discount ? readDecimal(discount.percent).digits < 0n : BigInt(discount.amount) < 0n;
  if (negative) throw new RangeError('A discount is never negative.');
  return discountOf(discount, from) <= from && (!('percent' in discount) || isPercent(discount.percent));
}
