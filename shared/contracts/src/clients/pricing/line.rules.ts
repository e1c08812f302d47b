import { readDecimal, roundHalfUp } from './fraction.rules.js';
import type { Discount, ProposalItem } from './pricing.types.js';

export function grossOf({ qty, unitPrice }: ProposalItem): bigint {
  const { digits, scale } = readDecimal(qty);
  return roundHalfUp(digits * BigInt(unitPrice), scale);
}

export function discountOf(discount: Discount | null | undefined, from: bigint): bigint {
  if (!discount) return 0n;
  if ('amount' in discount) return BigInt(discount.amount);
  const { digits, scale } = readDecimal(discount.percent);
  return roundHalfUp(from * digits, 100n * scale);
}

export function netOf(item: ProposalItem): bigint {
  const gross = grossOf(item);
  return gross - discountOf(item.discount, gross);
}
