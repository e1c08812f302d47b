import type { TaxRegime } from '@atrium/contracts';
import { loadFormulaReader, type FormulaReader } from '../formula/formula-parser.rules.js';
import { PAYROLL_PACKS } from '../pack/payroll-packs.seed.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { insuranceReturnRow } from '../statutory-return/insurance-return-row.rules.js';
import { componentOf, personWith, salaryBy } from '../testing/pay-structure.factory.js';
import { gratuityLine } from './gratuity.rules.js';
import { yearTax } from './income-tax.rules.js';
import { inRupees, ZERO } from './pay-amount.rules.js';
import { payHistory } from './pay-history.rules.js';
import { monthsOf } from './pay-month.rules.js';
import { professionalTax } from './professional-tax.rules.js';
import type { Slip } from './pay.types.js';

let read: FormulaReader;
beforeAll(async () => {
  read = await loadFormulaReader();
});

const INCOME_TAX = findPack(PAYROLL_PACKS, { kind: 'incomeTax', day: '2025-04-01' })!;
const NO_RENT = { allowance: ZERO, paid: ZERO, salary: ZERO, isMetro: false };
const NOTHING = { professionalTax: ZERO, investments: ZERO, healthInsurance: ZERO, rent: NO_RENT };

test.each<[TaxRegime, number, number]>([
  // Taxable 12 lakh; then 10,000 more, which the tax before cess takes at most.
  ['new', 1_275_000, 0],
  ['new', 1_285_000, 10_400],
  ['new', 2_475_000, 312_000],
  ['old', 550_000, 0],
  ['old', 1_050_000, 117_000],
])('in the %s regime of 2025-26 the tax on a salary of %i is %i', (regime, salary, expected) => {
  const income = { regime, salary: inRupees(salary * 100), age: null, deductions: NOTHING };
  expect(yearTax(income, INCOME_TAX).yearTax.valueOf()).toBe(expected);
  expect([INCOME_TAX.to, INCOME_TAX.source]).toEqual([
    '2026-03-31',
    expect.stringContaining('Finance Act 2025'),
  ]);
});

/** 20,000 rupees a month, of which 9,000 are basic pay. */
const slipsTo = (month: string, ctc = 240_000): Slip[] => {
  const basic = componentOf(read, 'BASIC', '9000');
  const salary = salaryBy([basic, componentOf(read, 'SPECIAL', '0')], ctc);
  return payHistory({ person: personWith(salary), packs: PAYROLL_PACKS }, month);
};
const amountsOf = ({ lines }: Slip) =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, inRupees(amount).valueOf()]));

test('until the Codes came into force provident fund is on basic pay, and state insurance on all of it', () => {
  const slips = slipsTo('2025-12');
  const [october, , december] = slips.slice(-3);
  expect(amountsOf(october!)).toMatchObject({ EPF: 1_080, ESI_WAGES: 20_000, ESI: 150, ESI_EMPLOYER: 650 });
  // From then on at least half of the pay is wages.
  expect(amountsOf(december!)).toMatchObject({ EPF: 1_200, CODE_WAGES: 10_000, ESI: 75, ESI_EMPLOYER: 325 });
  expect(amountsOf(december!)).not.toHaveProperty('ESI_WAGES');
  const person = { number: '3112345678', name: 'ASHA RAO', reason: 'none' as const, lastDay: null };
  const wagesOf = ({ ordinary }: Slip) => insuranceReturnRow(person, { ordinary })[3];
  expect([wagesOf(october!), wagesOf(december!)]).toEqual(['20000', '10000']);
  expect(slips.flatMap(({ blocks }) => blocks)).toEqual([]);
});

test('who earned too much for state insurance stays outside to the end of the period, and then comes in', () => {
  const isInsured = (month: string) => 'ESI_EMPLOYER' in amountsOf(slipsTo(month, 264_000).at(-1)!);
  expect([isInsured('2025-10'), isInsured('2026-03'), isInsured('2026-04')]).toEqual([false, false, true]);
});

test('gratuity after a year of a fixed term comes with the Codes', () => {
  const given = { lastWages: inRupees(2_600_000), service: { years: 1, months: 0 } };
  const amountOn = (day: string) => {
    const pack = findPack(PAYROLL_PACKS, { kind: 'gratuity', day })!;
    return gratuityLine({ ...given, isFixedTerm: true, isDeath: false }, pack)?.amount ?? 0;
  };
  expect([amountOn('2025-11-20'), amountOn('2025-11-21')]).toEqual([0, 1_500_000]);
});

test('Odisha had a tax on professions until April 2026', () => {
  const person = personWith(salaryBy([], 0), { state: 'Odisha' });
  const taxOf = (month: string, gross: number) =>
    professionalTax(
      findPack(PAYROLL_PACKS, { kind: 'professionalTax', state: 'Odisha', day: `${month}-01` })!,
      {
        person,
        month,
        gross: inRupees(gross * 100),
        earlierGross: ZERO,
        isLast: false,
      },
    ).valueOf();
  expect([taxOf('2025-05', 13_333), taxOf('2025-05', 20_000), taxOf('2025-05', 30_000)]).toEqual([
    0, 125, 200,
  ]);
  expect([taxOf('2026-03', 30_000), taxOf('2026-04', 30_000)]).toEqual([300, 0]);
});

test('of every kind and state one pack is the rule on each day from April 2025', () => {
  const places = new Map(PAYROLL_PACKS.map(({ kind, state }) => [`${kind} ${state ?? ''}`, { kind, state }]));
  const found = [...places.values()].flatMap(({ kind, state }) =>
    monthsOf('2025-04', '2027-06').flatMap((month) =>
      ['01', '20', '21', '28'].map((day) => {
        const on = `${month}-${day}`;
        const rules = PAYROLL_PACKS.filter(
          (pack) =>
            pack.kind === kind &&
            pack.state === state &&
            pack.from <= on &&
            (pack.to === null || on <= pack.to),
        );
        return `${kind} ${state ?? ''} ${String(rules.length)}`;
      }),
    ),
  );
  // The later bounds of West Bengal are not known.
  expect([...new Set(found)].filter((each) => !each.endsWith(' 1'))).toEqual([
    'professionalTax West Bengal 0',
  ]);
});
