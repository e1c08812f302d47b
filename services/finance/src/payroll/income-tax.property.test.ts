import type { TaxRegime } from '@atrium/contracts';
import fc from 'fast-check';
import { COUNTRY_PACKS } from '../pack/country-packs.seed.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { secondYearTax } from '../testing/second-tax.factory.js';
import { yearTax } from './income-tax.rules.js';
import { inRupees, ZERO } from './pay-amount.rules.js';

const pack = findPack(COUNTRY_PACKS, { kind: 'incomeTax', day: '2026-04-01' })!;

const statementOf = (regime: TaxRegime, salary: number, age: number | null = null) =>
  yearTax(
    {
      regime,
      salary: inRupees(salary * 100),
      age,
      deductions: {
        professionalTax: ZERO,
        investments: ZERO,
        healthInsurance: ZERO,
        rent: { allowance: ZERO, paid: ZERO, salary: ZERO, isMetro: false },
      },
    },
    pack,
  );

const taxOf = (...given: Parameters<typeof statementOf>): number => statementOf(...given).yearTax.valueOf();

/** All sizes, most of them near the steps of both regimes. */
const step = fc.constantFrom(
  250_000,
  400_000,
  500_000,
  1_200_000,
  5_000_000,
  10_000_000,
  20_000_000,
  50_000_000,
);
const salary = fc.oneof(
  fc.nat(3_000_000),
  fc.nat(90_000_000),
  fc.tuple(step, fc.integer({ min: -200_000, max: 2_000_000 })).map(([of, away]) => Math.max(of + away, 0)),
);
const regime = fc.constantFrom('new' as const, 'old' as const);

test('a second calculation gives the same tax', () => {
  fc.assert(
    fc.property(regime, salary, (of, paid) => {
      const year = { professionalTax: 0, investments: 0, health: 0, rent: 0, houseRentAllowance: 0 };
      const second = {
        ...year,
        isOld: of === 'old',
        salary: paid,
        basicAndDa: 0,
        isMetro: false,
        seniority: 0,
        hasPan: true,
      } as const;
      expect(taxOf(of, paid)).toBe(secondYearTax(second));
    }),
    { numRuns: 3_000 },
  );
});

test('tax never falls as pay rises, and in the new regime nobody has less because of a rupee more', () => {
  fc.assert(
    fc.property(regime, salary, fc.integer({ min: 1, max: 500_000 }), (of, paid, more) => {
      const [before, after] = [taxOf(of, paid), taxOf(of, paid + more)];
      expect(after).toBeGreaterThanOrEqual(before);
      // Cess comes on top of what relief leaves, and incomes and taxes are rounded to tens.
      if (of === 'new') expect(after - before).toBeLessThanOrEqual(more * 1.04 + 21);
    }),
    { numRuns: 2_000 },
  );
});

test('the old regime leaves more free from 60 and from 80 years', () => {
  expect([null, 59, 60, 79, 80].map((age) => taxOf('old', 1_050_000, age))).toEqual([
    117_000, 117_000, 114_400, 114_400, 104_000,
  ]);
});
