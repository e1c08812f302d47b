import fc from 'fast-check';
import type { Discount, PricedProposal, ProposalItem, Supply } from '@atrium/contracts';

/** Decimals of up to `decimals` places, as text. */
const decimal = (most: number, decimals: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 0, max: most * 10 ** decimals }), fc.constant(decimals))
    .map(([digits, places]) => {
      const text = String(digits).padStart(places + 1, '0');
      return `${text.slice(0, text.length - places)}.${text.slice(text.length - places)}`;
    });

const percent = fc.oneof(fc.constantFrom('0', '5', '12', '18', '28', '33.33', '100'), decimal(100, 3));

const quantity = fc.oneof(
  fc.constantFrom('1', '2', '0.5', '13.333'),
  decimal(5000, 3).filter((text) => Number(text) > 0),
);

/** Larger than its line now and then: a refused proposal is one too. */
const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: percent.map((text) => ({ percent: text })) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20_000 }).map((amount) => ({ amount })) },
);

const item: fc.Arbitrary<ProposalItem> = fc.record({
  qty: quantity,
  unitPrice: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 50_000_000 })),
  taxRate: percent,
  discount,
  recurrence: fc.constantFrom('once', 'once', 'month', 'quarter', 'year'),
  periods: fc.option(fc.integer({ min: 1, max: 120 })),
});

const SUPPLIES: Supply[] = ['inState', 'inUnionTerritory', 'interState', 'single', 'zeroRated', 'untaxed'];

export const pricedProposal: fc.Arbitrary<PricedProposal> = fc.record({
  currency: fc.constant('INR'),
  supply: fc.constantFrom(...SUPPLIES),
  pricesIncludeTax: fc.boolean(),
  roundTo: fc.constantFrom(1, 100),
  discount,
  items: fc.array(item, { minLength: 1, maxLength: 12 }),
});
