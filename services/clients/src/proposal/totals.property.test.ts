import assert from 'node:assert/strict';
import fc from 'fast-check';
import { exactTotals } from '../testing/exact-proposal.rules.js';
import { pricedProposal } from '../testing/priced-proposal.factory.js';
import type { ProposalFigures } from '@atrium/contracts';
import { totalsOf } from '@atrium/contracts';

const RUNS = process.env['ATRIUM_TEST_FULL'] === '1' ? 10_000 : 1_000;

const sumOf = <Item>(items: Item[], amountOf: (item: Item) => number | undefined): number =>
  items.reduce((sum, each) => sum + (amountOf(each) ?? 0), 0);

/** To the paisa, every figure is the sum of what it stands for. */
function checkSums({ lines, ...figures }: ProposalFigures): void {
  assert.equal(
    figures.subtotal,
    sumOf(lines, ({ net }) => net),
  );
  assert.equal(
    figures.discount,
    sumOf(lines, ({ documentDiscount }) => documentDiscount),
  );
  assert.equal(
    figures.taxable,
    sumOf(lines, ({ taxable }) => taxable),
  );
  assert.equal(figures.total, figures.taxable + figures.tax + figures.roundOff);
  assert.equal(
    figures.total - figures.roundOff,
    sumOf(lines, ({ total }) => total),
  );
  assert.equal(figures.total - figures.roundOff, sumOf(Object.values(figures.byRecurrence), Number));
  for (const [name, amount] of Object.entries(figures.taxes))
    assert.equal(
      amount,
      sumOf(lines, ({ taxes }) => taxes[name as keyof typeof taxes]),
    );
  for (const { taxes } of [...lines, figures]) assert.equal(taxes.cgst, taxes.sgst ?? taxes.utgst);
  for (const { taxable, documentDiscount, net } of lines)
    assert(taxable >= 0 && documentDiscount >= 0 && documentDiscount <= net);
}

test('random proposals have the figures of exact fractions, and their lines add up to the paisa', () => {
  let computed = 0;
  fc.assert(
    fc.property(pricedProposal, (proposal) => {
      const figures = totalsOf(proposal);
      if ('error' in figures) {
        assert.equal(figures.error.code, 'DISCOUNT_TOO_LARGE');
        return;
      }
      computed += 1;
      const { lines, total, roundOff } = figures;
      assert.deepEqual({ lines, total, roundOff }, exactTotals(proposal));
      checkSums(figures);
    }),
    { numRuns: RUNS },
  );
  expect(computed).toBeGreaterThan(RUNS / 4);
});

test('200 lines take less than 5 ms', () => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    qty: '13.333',
    unitPrice: 150_000 + index,
    taxRate: '18',
    discount: { percent: '7.5' },
  }));
  const discount = { percent: '2.5' };
  const given = {
    currency: 'INR',
    supply: 'inState',
    pricesIncludeTax: true,
    roundTo: 100,
    discount,
    items,
  } as const;
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    totalsOf(given);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(5);
});
