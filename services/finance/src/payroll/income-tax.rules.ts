import type { RegimeRules, RulePackOf, TaxRegime } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { inRupees, least, most, percentOf, roundToStep, sumOf, ZERO } from './pay-amount.rules.js';

type Rates = RegimeRules['slabs'];

/** What may be deducted in the old regime, in rupees of the year. */
export interface Deductions {
  professionalTax: Fraction;
  /** s.123, own provident fund included. */
  investments: Fraction;
  healthInsurance: Fraction;
  rent: RentFacts;
}

export interface RentFacts {
  allowance: Fraction;
  paid: Fraction;
  /** Basic pay and dearness allowance. */
  salary: Fraction;
  isMetro: boolean;
}

export interface YearIncome {
  regime: TaxRegime;
  /** Salary of the year before all deductions, in rupees; that of an earlier employer included. */
  salary: Fraction;
  /** At the end of the year; null where it is not known. */
  age: number | null;
  deductions: Deductions;
}

/** How the tax of a year came about, in rupees. */
export interface TaxStatement {
  regime: TaxRegime;
  salary: Fraction;
  standardDeduction: Fraction;
  rentExempt: Fraction;
  professionalTax: Fraction;
  investments: Fraction;
  healthInsurance: Fraction;
  taxableIncome: Fraction;
  slabTax: Fraction;
  /** With the relief of who earns a little more than its limit. */
  rebate: Fraction;
  surcharge: Fraction;
  cess: Fraction;
  yearTax: Fraction;
}

/** Income-tax Act 2025: s.202 and the old rates, 19(1), 123, 126, 156, 516. */
export function yearTax(income: YearIncome, { data }: RulePackOf<'incomeTax'>): TaxStatement {
  const rules = data[income.regime];
  const step = inRupees(data.roundedTo);
  const deducted = deductionsOf(income, rules);
  const rest = income.salary.sub(sumOf(Object.values(deducted)));
  const taxableIncome = roundToStep(most(rest, ZERO).floor(), step);
  const slabTax = taxBySlabs(taxableIncome, slabsOf(rules, income.age));
  const rebate = rebateOf(taxableIncome, slabTax, rules);
  const afterRebate = slabTax.sub(rebate);
  const surcharge = surchargeOf(taxableIncome, { rules, slabs: slabsOf(rules, income.age) });
  const cess = percentOf(afterRebate.add(surcharge), data.cessPercent);
  return {
    regime: income.regime,
    salary: income.salary,
    ...deducted,
    taxableIncome,
    slabTax,
    rebate,
    surcharge,
    cess,
    yearTax: roundToStep(afterRebate.add(surcharge).add(cess).floor(), step),
  };
}

function deductionsOf({ salary, deductions }: YearIncome, rules: RegimeRules) {
  const standardDeduction = least(inRupees(rules.standardDeduction), salary);
  const { professionalTax, investments, healthInsurance, rent } = deductions;
  const allowed = rules.deductions;
  if (!allowed) {
    return {
      standardDeduction,
      rentExempt: ZERO,
      professionalTax: ZERO,
      investments: ZERO,
      healthInsurance: ZERO,
    };
  }
  return {
    standardDeduction,
    rentExempt: rentExempt(rent, allowed),
    professionalTax,
    investments: least(investments, inRupees(allowed.investmentsMost)),
    healthInsurance: least(healthInsurance, inRupees(allowed.healthInsuranceMost)),
  };
}

/** The least of the allowance, the rent above a part of the salary, and a part of the salary by the city. */
function rentExempt(
  { allowance, paid, salary, isMetro }: RentFacts,
  rules: NonNullable<RegimeRules['deductions']>,
): Fraction {
  const above = most(paid.sub(percentOf(salary, rules.rentAboveSalaryPercent)), ZERO);
  const part = percentOf(salary, isMetro ? rules.rentMetroPercent : rules.rentOtherPercent);
  return least(allowance, above, part);
}

/** The slabs of somebody of an age. */
export const slabsOf = ({ slabs, slabsFromAge }: RegimeRules, age: number | null): Rates =>
  slabsFromAge.findLast((each) => age !== null && age >= each.age)?.slabs ?? slabs;

function taxBySlabs(income: Fraction, slabs: Rates): Fraction {
  return sumOf(
    slabs.map(({ above, percent }, place) => {
      const next = slabs[place + 1];
      const end = next ? least(income, inRupees(next.above)) : income;
      return percentOf(most(end.sub(inRupees(above)), ZERO), percent);
    }),
  );
}

function rebateOf(income: Fraction, tax: Fraction, { rebate }: RegimeRules): Fraction {
  const limit = inRupees(rebate.upTo);
  if (income.lte(limit)) return least(tax, inRupees(rebate.most));
  return rebate.relief ? most(tax.sub(income.sub(limit)), ZERO) : ZERO;
}

interface Regime {
  rules: RegimeRules;
  slabs: Rates;
}

/** At each step the tax with it is no more than what the step itself pays and what is earned above it. */
function surchargeOf(income: Fraction, { rules, slabs }: Regime): Fraction {
  const steps = rules.surcharge.filter(({ above }) => income.gt(inRupees(above)));
  const rate = steps.at(-1);
  if (!rate) return ZERO;
  const tax = taxBySlabs(income, slabs);
  const relieved = steps.map(({ above }) => {
    const step = inRupees(above);
    const paid = taxBySlabs(step, slabs).add(surchargeOf(step, { rules, slabs }));
    return most(paid.add(income).sub(step).sub(tax), ZERO);
  });
  return least(percentOf(tax, rate.percent), ...relieved);
}
