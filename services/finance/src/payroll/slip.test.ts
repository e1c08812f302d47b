import fc from 'fast-check';
import { loadFormulaReader, type FormulaReader } from '../formula/formula-parser.rules.js';
import { COUNTRY_PACKS } from '../pack/country-packs.seed.js';
import { STATE_PACKS } from '../pack/state-packs.seed.js';
import { componentOf, personWith, salaryBy, starterComponents } from '../testing/pay-structure.factory.js';
import { paise } from '../testing/payroll-case.mapper.js';
import { settle, settlementDue, type SettlementTerms } from './final-settlement.rules.js';
import { inRupees } from './pay-amount.rules.js';
import { payHistory } from './pay-history.rules.js';
import { daysInMonth } from './pay-month.rules.js';
import type { PayPerson, Slip } from './pay.types.js';

const PACKS = [...COUNTRY_PACKS, ...STATE_PACKS];

let read: FormulaReader;
beforeAll(async () => {
  read = await loadFormulaReader();
});

const historyOf = (person: PayPerson, month: string, packs = PACKS): Slip[] =>
  payHistory({ person, packs }, month);
const lastOf = (slips: Slip[]): Slip => slips.at(-1)!;
const rupeesOf = ({ lines }: Slip, code: string): number[] =>
  lines.filter((line) => line.code === code).map(({ amount }) => inRupees(amount).valueOf());

test('a structure fills up to the CTC, and an amount that was agreed comes before a formula', () => {
  const salary = salaryBy(starterComponents(read), 1_200_000, {
    overrides: new Map([['HRA', paise(12_345)]]),
  });
  const [slip] = historyOf(personWith(salary), '2026-04');
  expect(rupeesOf(slip!, 'BASIC')).toEqual([50_000]);
  expect(rupeesOf(slip!, 'HRA')).toEqual([12_345]);
  expect(rupeesOf(slip!, 'SPECIAL')).toEqual([37_655]);
});

test('components that cost more than the CTC, or divide by zero for somebody, block the slip of this person', () => {
  const many = [...starterComponents(read), componentOf(read, 'CAR', '90000')];
  const [slip] = historyOf(personWith(salaryBy(many, 1_200_000)), '2026-04');
  expect(slip!.blocks[0]).toEqual({
    code: 'formula',
    fault: { code: 'belowZero', at: 1, component: 'SPECIAL' },
  });
  const divided = [...starterComponents(read), componentOf(read, 'PER_DAY', '1000 / (paidDays - 30)')];
  const [april, may] = historyOf(personWith(salaryBy(divided, 2_400_000)), '2026-05');
  expect(april!.blocks[0]).toEqual({
    code: 'formula',
    fault: { code: 'divisionByZero', at: 9, component: 'PER_DAY' },
  });
  expect(may!.blocks).toEqual([]);
});

test('a month without a salary, and one without rules, block the slip', () => {
  const salary = salaryBy(starterComponents(read), 1_200_000, { from: '2026-05' });
  const [april, may] = historyOf(personWith(salary), '2026-05');
  expect(april!.blocks).toEqual([{ code: 'missingSalary' }]);
  expect(may!.blocks).toEqual([]);
  const bengal = personWith(salaryBy(starterComponents(read), 1_200_000), { state: 'West Bengal' });
  const [september, october] = historyOf(bengal, '2026-10').slice(-2);
  expect(september!.blocks).toEqual([]);
  expect(october!.blocks).toEqual([{ code: 'missingPack', pack: 'professionalTax', state: 'West Bengal' }]);
});

test('what is paid back to somebody is no pay of a half year, in the month itself nor in a later one', () => {
  const salary = salaryBy(starterComponents(read), 84_000);
  const taxWith = (month: string | null) => {
    const refund = { code: 'TAXI', amount: paise(40_000), isFree: true, isRefund: true };
    const oneOffs = month === null ? [] : [{ ...refund, month }];
    const september = lastOf(historyOf(personWith(salary, { state: 'Tamil Nadu', oneOffs }), '2026-09'));
    return rupeesOf(september, 'PT');
  };
  // Six months of nearly 7,000.
  expect(taxWith(null)).toEqual([425]);
  expect(taxWith('2026-09')).toEqual([425]);
  expect(taxWith('2026-05')).toEqual([425]);
});

test('loans are cut so that all deductions stay within half of the wages, and the rest moves on', () => {
  const salary = salaryBy(starterComponents(read), 960_000);
  const loans = [{ month: '2026-04', code: 'LOAN', amount: paise(30_000) }];
  const [slip] = historyOf(personWith(salary, { loans }), '2026-04');
  // Half of 40,000 less 1,800 provident fund and 200 professional tax.
  expect(rupeesOf(slip!, 'LOAN')).toEqual([18_000]);
  expect(slip!.movedOn).toBe(paise(12_000));
});

test('a loan whose balance is kept asks for its instalment with what was moved on, and leaves the rest in its balance', () => {
  const salary = salaryBy(starterComponents(read), 960_000);
  const loanOf = (amount: number, kept: { instalment: number; movedOn: number; balance: number }) => ({
    month: '2026-04',
    code: 'LOAN',
    amount: paise(amount),
    kept: {
      instalment: paise(kept.instalment),
      movedOn: paise(kept.movedOn),
      balance: paise(kept.balance),
    },
  });
  const large = loanOf(15_000, { instalment: 12_000, movedOn: 3000, balance: 90_000 });
  const small = { ...loanOf(5000, { instalment: 6000, movedOn: 0, balance: 5000 }), code: 'ADVANCE' };
  const [slip] = historyOf(personWith(salary, { loans: [large, small] }), '2026-04');
  // Half of 40,000 less 1,800 provident fund and 200 professional tax leaves 18,000.
  expect([rupeesOf(slip!, 'LOAN'), rupeesOf(slip!, 'ADVANCE')]).toEqual([[15_000], [3000]]);
  expect([slip!.movedOn, slip!.loansShort]).toEqual([0, paise(2000)]);
});

test('a bonus is taxed with it, or over the months that are left; the year’s tax is the same', () => {
  const salary = salaryBy(starterComponents(read), 1_800_000);
  const oneOffs = [{ month: '2026-10', code: 'BONUS', amount: paise(240_000) }];
  const spread = personWith(salary, { oneOffs });
  const atOnce = { ...spread, tax: { ...spread.tax, oneOffsAtOnce: true } };
  const taxOf = (person: PayPerson) =>
    historyOf(person, '2027-03').map((slip) => rupeesOf(slip, 'TDS')[0] ?? 0);
  const without = taxOf(personWith(salary));
  // 20 % of 2,40,000 with cess 4 %, of an income that stays within one slab.
  expect(taxOf(atOnce)[6]! - without[6]!).toBe(49_920);
  expect(taxOf(atOnce).slice(7, 11)).toEqual(without.slice(7, 11));
  const sumOf = (taxes: number[]) => taxes.reduce((sum, each) => sum + each, 0);
  expect(sumOf(taxOf(spread))).toBe(sumOf(taxOf(atOnce)));
  expect(new Set(taxOf(spread).slice(6, 11)).size).toBe(1);
});

test('without a PAN the tax is at least a fifth of the taxable income', () => {
  const person = personWith(salaryBy(starterComponents(read), 1_200_000));
  const slip = lastOf(historyOf({ ...person, tax: { ...person.tax, hasPan: false } }, '2026-04'));
  expect(slip.tax?.yearTax.valueOf()).toBe(225_000);
  expect(lastOf(historyOf(person, '2026-04')).tax?.yearTax.valueOf()).toBe(0);
});

const terms: SettlementTerms = {
  lastDay: '2026-09-15',
  leaveDays: 12,
  notice: { days: 15, owes: 'employee' },
  dayDivisor: 30,
  service: { years: 7, months: 7 },
  isFixedTerm: false,
  isDeath: false,
  owed: [],
};

function settled(given: Partial<SettlementTerms>) {
  const person = personWith(salaryBy(starterComponents(read), 1_200_000), {
    left: { day: '2026-09-15', known: '2026-08' },
  });
  const rules = { person, packs: PACKS };
  return settle(rules, { month: '2026-09', terms: { ...terms, ...given } }, payHistory(rules, '2026-08'));
}

test('a settlement has pay to the last day, leave, gratuity and notice', () => {
  const { slip, receivable } = settled({});
  expect(rupeesOf(slip, 'BASIC')).toEqual([25_000]);
  expect(rupeesOf(slip, 'LEAVE_ENCASHMENT')).toEqual([20_000]);
  expect(rupeesOf(slip, 'NOTICE_RECOVERY')).toEqual([50_000]);
  expect(rupeesOf(slip, 'GRATUITY')).toEqual([230_769]);
  expect(receivable).toBe(0);
  expect(rupeesOf(settled({ notice: { days: 15, owes: 'company' } }).slip, 'NOTICE_PAY')).toEqual([50_000]);
  expect(rupeesOf(settled({ service: { years: 4, months: 11 } }).slip, 'GRATUITY')).toEqual([]);
  expect(rupeesOf(settled({ service: { years: 4, months: 11 }, isDeath: true }).slip, 'GRATUITY')).toEqual([
    144_231,
  ]);
});

test('who owes more than the settlement pays is asked for it', () => {
  const owed = [{ code: 'LAPTOP', amount: paise(400_000) }];
  const { slip, receivable } = settled({ owed, service: { years: 1, months: 0 } });
  expect(slip.blocks).toContainEqual({ code: 'netBelowZero' });
  expect(receivable).toBe(-slip.net);
  expect(receivable).toBeGreaterThan(0);
});

test('a settlement is due two working days after the last day', () => {
  expect(settlementDue('2026-09-11', (day) => !['2026-09-12', '2026-09-13'].includes(day))).toBe(
    '2026-09-15',
  );
});

test('each line is its part of the month, and a month is never paid twice nor below zero', () => {
  const salaried = fc.record({
    ctc: fc.integer({ min: 60_000, max: 60_000_000 }),
    month: fc.constantFrom('2026-04', '2026-05', '2026-09', '2027-02'),
    halves: fc.nat(62),
  });
  fc.assert(
    fc.property(salaried, ({ ctc, month, halves }) => {
      const days = Math.min(halves / 2, daysInMonth(month));
      const person = personWith(salaryBy(starterComponents(read), ctc), {
        unpaidDays: [{ month, decided: month, days }],
      });
      const slip = lastOf(historyOf(person, month));
      const rest = lastOf(
        historyOf(
          { ...person, unpaidDays: [{ month, decided: month, days: daysInMonth(month) - days }] },
          month,
        ),
      );
      const whole = lastOf(historyOf({ ...person, unpaidDays: [] }, month));
      for (const code of ['BASIC', 'HRA', 'SPECIAL']) {
        const [a, b, sum] = [slip, rest, whole].map((each) => rupeesOf(each, code)[0]!);
        expect(a).toBeGreaterThanOrEqual(0);
        expect(Math.abs(a! + b! - sum!)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 100 },
  );
});

test('what is taken back for a month is what its correction paid', () => {
  const salary = salaryBy(starterComponents(read), 480_000);
  const days = fc.nat(60).map((halves) => halves / 2);
  fc.assert(
    fc.property(days, days, (first, second) => {
      const unpaid = (decided: string, of: number) => ({ month: '2026-04', decided, days: of });
      const corrected = personWith(salary, {
        unpaidDays: [unpaid('2026-04', first), unpaid('2026-05', second), unpaid('2026-06', first)],
      });
      const [, may, june] = historyOf(corrected, '2026-06');
      const arrearsOf = (slip: Slip) =>
        new Map(slip.lines.filter(({ forMonth }) => forMonth).map(({ code, amount }) => [code, amount]));
      const back = [...arrearsOf(june!)].map(([code, amount]) => [code, -amount] as const);
      expect(new Map(back)).toEqual(arrearsOf(may!));
    }),
    { numRuns: 40 },
  );
});
