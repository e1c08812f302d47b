import { roundHalfUp, shareByWeight, sumOf } from './fraction.rules.js';
import { discountOf, grossOf, netOf } from './line.rules.js';
import { checkPrices, isReached } from './price-check.rules.js';
import type {
  LineFigures,
  PriceError,
  PricedProposal,
  ProposalFigures,
  ProposalItem,
  Recurrence,
  TaxName,
} from './pricing.types.js';
import { taxesOn, taxNames } from './tax.rules.js';

type Exact<Figures> = { [Key in keyof Figures]: Figures[Key] extends number ? bigint : Figures[Key] };

type ExactLine = Exact<Omit<LineFigures, 'taxes'>> & { taxes: [TaxName, bigint][] };

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** All figures of a proposal, exact to the minor unit, or the first field that is wrong. */
export function totalsOf(proposal: PricedProposal): ProposalFigures | { error: PriceError } {
  const error = checkPrices(proposal);
  if (error) return { error };
  const lines = linesOf(proposal);
  const once = sumOf(lines.map(({ total }) => total));
  const unit = BigInt(proposal.roundTo);
  const total = roundHalfUp(once, unit) * unit;
  const contract = contractTotalOf(proposal.items, lines);
  // Every figure is stored, so each must be a number that JSON and the browser keep exact.
  const largest = [
    total,
    contract ?? 0n,
    ...lines.map(({ gross }) => gross),
    sumOf(lines.map(({ net }) => net)),
  ];
  if (largest.some((figure) => figure > LARGEST))
    return { error: { path: 'total', code: 'TOTAL_TOO_LARGE' } };
  const taxes = taxNames(proposal.supply).map((name): [TaxName, bigint] => [name, taxOf(lines, name)]);
  return {
    lines: lines.map(lineFigures),
    subtotal: Number(sumOf(lines.map(({ net }) => net))),
    discount: Number(sumOf(lines.map(({ documentDiscount }) => documentDiscount))),
    taxable: Number(sumOf(lines.map(({ taxable }) => taxable))),
    taxes: numbered(taxes),
    tax: Number(sumOf(taxes.map(([, amount]) => amount))),
    roundOff: Number(total - once),
    total: Number(total),
    byRecurrence: byRecurrence(proposal.items, lines),
    contractTotal: contract === null ? null : Number(contract),
  };
}

function linesOf({ items, discount, ...taxed }: PricedProposal): ExactLine[] {
  const shares = sharesOf(items, discount);
  return items.map((item, index) => {
    const gross = grossOf(item);
    const net = netOf(item);
    const documentDiscount = shares[index] ?? 0n;
    const base = net - documentDiscount;
    const taxes = taxesOn(base, { ...taxed, taxRate: item.taxRate });
    const tax = sumOf(taxes.map(([, amount]) => amount));
    const taxable = taxed.pricesIncludeTax ? base - tax : base;
    return { gross, lineDiscount: gross - net, net, documentDiscount, taxable, taxes, total: taxable + tax };
  });
}

function sharesOf(items: ProposalItem[], discount: PricedProposal['discount']): bigint[] {
  if (!discount) return [];
  const reached = isReached(discount);
  const weights = items.map((item) => (reached(item) ? netOf(item) : 0n));
  return shareByWeight(discountOf(discount, sumOf(weights)), weights);
}

const taxOf = (lines: ExactLine[], name: TaxName): bigint =>
  sumOf(lines.flatMap(({ taxes }) => taxes.filter(([each]) => each === name).map(([, amount]) => amount)));

function byRecurrence(items: ProposalItem[], lines: ExactLine[]): ProposalFigures['byRecurrence'] {
  const sums: Partial<Record<Recurrence, number>> = {};
  for (const [index, { recurrence = 'once' }] of items.entries())
    sums[recurrence] = (sums[recurrence] ?? 0) + Number(lines[index]?.total ?? 0n);
  return sums;
}

function contractTotalOf(items: ProposalItem[], lines: ExactLine[]): bigint | null {
  const times = items.map(({ recurrence = 'once', periods }) => (recurrence === 'once' ? 1 : periods));
  const known = times.filter((each) => typeof each === 'number');
  if (known.length < times.length) return null;
  return sumOf(lines.map(({ total }, index) => total * BigInt(known[index] ?? 0)));
}

const numbered = (taxes: [TaxName, bigint][]) =>
  Object.fromEntries(taxes.map(([name, amount]) => [name, Number(amount)]));

const lineFigures = ({ taxes, ...line }: ExactLine): LineFigures => ({
  gross: Number(line.gross),
  lineDiscount: Number(line.lineDiscount),
  net: Number(line.net),
  documentDiscount: Number(line.documentDiscount),
  taxable: Number(line.taxable),
  taxes: numbered(taxes),
  total: Number(line.total),
});
