import type { Discount, PricedProposal, ProposalItem, Taxes } from '@atrium/contracts';

/** A second computation of proposals, in exact fractions and as the rules are written, to compare with. */
class Exact {
  constructor(
    readonly over: bigint,
    readonly under: bigint,
  ) {}

  static read(text: string | number): Exact {
    const [whole = '0', part = ''] = String(text).split('.');
    return new Exact(BigInt(whole + part), BigInt(`1${'0'.repeat(part.length)}`));
  }

  plus({ over, under }: Exact): Exact {
    return new Exact(this.over * under + over * this.under, this.under * under);
  }

  minus({ over, under }: Exact): Exact {
    return this.plus(new Exact(-over, under));
  }

  times({ over, under }: Exact): Exact {
    return new Exact(this.over * over, this.under * under);
  }

  by({ over, under }: Exact): Exact {
    return new Exact(this.over * under, this.under * over);
  }

  floor(): Exact {
    return new Exact(this.over / this.under, 1n);
  }

  round(): Exact {
    return this.plus(new Exact(1n, 2n)).floor();
  }

  exceeds(other: Exact): boolean {
    return this.minus(other).over > 0n;
  }

  get number(): number {
    return Number(this.over / this.under);
  }
}

const ZERO = Exact.read(0);
const ONE = Exact.read(1);
const HUNDRED = Exact.read(100);
const sum = (amounts: Exact[]): Exact => amounts.reduce((all, each) => all.plus(each), ZERO);

const taken = (discount: Discount | null | undefined, from: Exact): Exact => {
  if (!discount) return ZERO;
  return 'amount' in discount
    ? Exact.read(discount.amount)
    : from.times(Exact.read(discount.percent)).by(HUNDRED).round();
};

/** Gives the rest away one by one, each to whoever lacks most of their exact share. */
function shares(amount: Exact, nets: Exact[]): Exact[] {
  const all = sum(nets);
  if (all.over === 0n) return nets.map(() => ZERO);
  const exact = nets.map((net) => amount.times(net).by(all));
  const given = exact.map((share) => share.floor());
  while (amount.exceeds(sum(given))) {
    const lacks = exact.map((share, index) => share.minus(given[index]!));
    const most = lacks.reduce((best, lack, index) => (lack.exceeds(lacks[best]!) ? index : best), 0);
    given[most] = given[most]!.plus(ONE);
  }
  return given;
}

function taxes(base: Exact, item: ProposalItem, { supply, pricesIncludeTax }: PricedProposal): Taxes {
  const rate = Exact.read(item.taxRate);
  const whole = pricesIncludeTax ? HUNDRED.plus(rate) : HUNDRED;
  const full = () => base.times(rate).by(whole).round().number;
  const half = () =>
    base
      .times(rate.by(Exact.read(2)))
      .by(whole)
      .round().number;
  switch (supply) {
    case 'inState':
      return { cgst: half(), sgst: half() };
    case 'inUnionTerritory':
      return { cgst: half(), utgst: half() };
    case 'interState':
      return { igst: full() };
    case 'single':
      return { tax: full() };
    default:
      return {};
  }
}

/** The lines, and the totals before they are summed by recurrence. */
export function exactTotals(proposal: PricedProposal) {
  const { items, discount, pricesIncludeTax, roundTo } = proposal;
  const gross = items.map(({ qty, unitPrice }) => Exact.read(qty).times(Exact.read(unitPrice)).round());
  const off = items.map((item, index) => taken(item.discount, gross[index]!));
  const nets = gross.map((each, index) => each.minus(off[index]!));
  const isReached = ({ recurrence = 'once' }: ProposalItem) =>
    recurrence === 'once' || (discount !== null && 'percent' in discount);
  const reached = nets.map((net, index) => (isReached(items[index]!) ? net : ZERO));
  const shared = shares(taken(discount, sum(reached)), reached);
  const lines = items.map((item, index) => {
    const base = nets[index]!.minus(shared[index]!);
    const charged = taxes(base, item, proposal);
    const tax = Object.values(charged).reduce((all, each) => all + each, 0);
    return {
      gross: gross[index]!.number,
      lineDiscount: off[index]!.number,
      net: nets[index]!.number,
      documentDiscount: shared[index]!.number,
      taxable: base.number - (pricesIncludeTax ? tax : 0),
      taxes: charged,
      total: base.number + (pricesIncludeTax ? 0 : tax),
    };
  });
  const before = Exact.read(lines.reduce((all, { total }) => all + total, 0));
  const unit = Exact.read(roundTo);
  const total = before.by(unit).round().times(unit);
  return { lines, roundOff: total.minus(before).number, total: total.number };
}
