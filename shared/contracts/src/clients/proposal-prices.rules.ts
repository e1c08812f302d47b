import type {
  Discount,
  PricedProposal,
  PriceProblem,
  ProposalFigures,
  Supply,
} from './pricing/pricing.types.js';
import { totalsOf } from './pricing/totals.rules.js';
import type { CreateProposal, ProposalItemDraft } from './proposal.js';

/** Totals in India are paid in whole rupees. */
const RUPEE = 100;

type Priced = Pick<CreateProposal, 'items' | 'discount' | 'discountAmount' | 'pricesIncludeTax'>;

/** What a discount is of: percent, an amount, or nothing. */
const discountOf = (percent: string | null, amount: number | null | undefined): Discount | null => {
  if (amount != null) return { amount };
  return percent === null ? null : { percent };
};

const pricedItem = ({ qty, unitPrice, taxRate, recurrence, periods, ...item }: ProposalItemDraft) => ({
  qty,
  unitPrice,
  taxRate,
  recurrence,
  periods,
  discount: discountOf(item.discount, item.discountAmount),
});

const priced = (
  { items, discount, discountAmount, pricesIncludeTax }: Priced,
  { currency, supply }: { currency: string; supply: Supply },
): PricedProposal => ({
  currency,
  supply,
  pricesIncludeTax,
  items: items.map(pricedItem),
  roundTo: currency === 'INR' ? RUPEE : 1,
  discount: discountOf(discount, discountAmount),
});

/** Beside the field that is wrong. */
const PRICE_MESSAGES: Record<PriceProblem, string> = {
  NO_ITEMS: 'Add at least one line.',
  QTY_NOT_POSITIVE: 'Quantity must be more than 0.',
  QTY_TOO_PRECISE: 'Use at most three decimals.',
  PRICE_NEGATIVE: 'A price cannot be negative. Use a discount.',
  RATE_OUT_OF_RANGE: 'A tax rate is between 0 and 100%.',
  DISCOUNT_TOO_LARGE: 'The discount is more than what it is taken from.',
  TOTAL_TOO_LARGE: 'This total is too large.',
};

/** The field of a form: a discount is one of two. */
function fieldOf(path: string, { items, discountAmount }: Priced): string {
  const [, place] = /^items\.(\d+)\.discount$/.exec(path) ?? [];
  const amount = place === undefined ? discountAmount : items[Number(place)]?.discountAmount;
  return path.endsWith('discount') && amount != null ? `${path}Amount` : path;
}

/** All figures; null without items, and the first wrong field with its sentence. */
export function figuresOf(
  proposal: Priced,
  money: { currency: string; supply: Supply },
): { figures: ProposalFigures | null } | { wrong: string; message: string } {
  if (proposal.items.length === 0) return { figures: null };
  const found = totalsOf(priced(proposal, money));
  if (!('error' in found)) return { figures: found };
  const { path, code } = found.error;
  return { wrong: fieldOf(path, proposal), message: PRICE_MESSAGES[code] };
}

/** The discount on everything in percent of the prices before it, for the limit of review. */
export function grossOf({ lines }: ProposalFigures): { gross: number; discount: number } {
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  return {
    gross: sum(lines.map(({ gross }) => gross)),
    discount: sum(lines.map(({ lineDiscount, documentDiscount }) => lineDiscount + documentDiscount)),
  };
}
