import type { PricedProposal, ProposalFigures, Supply } from './pricing/pricing.types.js';
import { totalsOf } from './pricing/totals.rules.js';
import type { CreateProposal, ProposalItemDraft } from './proposal.js';

/** Totals in India are paid in whole rupees. */
const RUPEE = 100;

type Priced = Pick<CreateProposal, 'items' | 'discount' | 'pricesIncludeTax'>;

const pricedItem = ({ qty, unitPrice, taxRate, discount, recurrence, periods }: ProposalItemDraft) => ({
  ...{ qty, unitPrice, taxRate, recurrence, periods },
  discount: discount === null ? null : { percent: discount },
});

const priced = (
  { items, discount, pricesIncludeTax }: Priced,
  { currency, supply }: { currency: string; supply: Supply },
): PricedProposal => ({
  ...{ currency, supply, pricesIncludeTax, items: items.map(pricedItem) },
  roundTo: currency === 'INR' ? RUPEE : 1,
  discount: discount === null ? null : { percent: discount },
});

/** All figures; null without items, and the path of the first wrong field. */
export function figuresOf(
  proposal: Priced,
  money: { currency: string; supply: Supply },
): { figures: ProposalFigures | null } | { wrong: string } {
  if (proposal.items.length === 0) return { figures: null };
  const found = totalsOf(priced(proposal, money));
  return 'error' in found ? { wrong: found.error.path } : { figures: found };
}

/** The discount on everything in percent of the prices before it, for the limit of review. */
export function grossOf({ lines }: ProposalFigures): { gross: number; discount: number } {
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  return {
    gross: sum(lines.map(({ gross }) => gross)),
    discount: sum(lines.map(({ lineDiscount, documentDiscount }) => lineDiscount + documentDiscount)),
  };
}
