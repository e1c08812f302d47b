import { monthRange } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { factsAnd } from './arrears.rules.js';
import { slabsOf, yearTax, type TaxStatement, type YearIncome } from './income-tax.rules.js';
import { employedAsKnown, monthAsKnown } from './known-month.rules.js';
import { NO_FACTS, ordinaryMonth } from './ordinary-month.rules.js';
import { inRupees, most, percentOf, roundToStep, ZERO } from './pay-amount.rules.js';
import { totalOf } from './pay-line.rules.js';
import {
  employedIn,
  halfYearOf,
  laterMonth,
  monthOf,
  monthsOf,
  taxYearStart,
  yearsBetween,
  type Month,
} from './pay-month.rules.js';
import { professionalTax, professionalTaxPack } from './professional-tax.rules.js';
import type { OrdinaryMonth, PayRules, EarlierSlip, TaxFacts } from './pay.types.js';

/** The last month of a tax year in which somebody is paid, as known with a month. */
export function lastTaxMonth({ person }: PayRules, known: Month): Month {
  const march = laterMonth(taxYearStart(known), 11);
  const { left } = employedAsKnown(person, known);
  return left !== null && monthOf(left) < march ? monthOf(left) : march;
}

export interface PaidMonth {
  month: Month;
  facts: TaxFacts;
  /** In rupees, with all that was paid in it. */
  gross: Fraction;
  /** The first month that is still to come; left out: the one after it. */
  comingFrom?: Month;
}

/** Of months that are paid, this one included, and of those of the tax year that are still to come. */
export function yearFacts(rules: PayRules, paid: PaidMonth, earlier: readonly EarlierSlip[]): TaxFacts {
  const start = taxYearStart(paid.month);
  const before = earlier.filter(({ month }) => month >= start).map(({ facts }) => facts);
  return [...before, paid.facts, ...comingFacts(rules, paid, earlier)].reduce(factsAnd, NO_FACTS);
}

function comingFacts(rules: PayRules, paid: PaidMonth, earlier: readonly EarlierSlip[]): TaxFacts[] {
  const last = lastTaxMonth(rules, paid.month);
  const grossOf = grossByMonth(earlier);
  grossOf.set(paid.month, paid.gross);
  const full = new Map<string, OrdinaryMonth>();
  return monthsOf(paid.comingFrom ?? laterMonth(paid.month, 1), last).map((month) => {
    const ordinary = expectedMonth(rules, { month, known: paid.month, full });
    const gross = totalOf(ordinary.lines, ({ kind }) => kind === 'earning');
    grossOf.set(month, gross);
    const pack = professionalTaxPack(rules.person, month, rules.packs);
    const given = { person: rules.person, month, gross, isLast: month === last };
    const tax = pack ? professionalTax(pack, { ...given, earlierGross: earlierGross(month, grossOf) }) : ZERO;
    return { ...ordinary.facts, professionalTax: tax };
  });
}

/** All that was paid in each month, in rupees; what is paid back to somebody is no pay. */
export function grossByMonth(slips: readonly EarlierSlip[]): Map<Month, Fraction> {
  const grossOf = new Map<Month, Fraction>();
  for (const { month, gross, refunds = 0 } of slips)
    grossOf.set(month, (grossOf.get(month) ?? ZERO).add(inRupees(gross - refunds)));
  return grossOf;
}

/** Paid in the months of a half year before one of its months. */
export function earlierGross(month: Month, grossOf: ReadonlyMap<Month, Fraction>): Fraction {
  const { from } = halfYearOf(month);
  return [...grossOf]
    .filter(([each]) => each >= from && each < month)
    .reduce((sum, [, gross]) => sum.add(gross), ZERO);
}

interface ExpectedMonth {
  month: Month;
  known: Month;
  /** Whole months under one salary and one ceiling are all alike. */
  full: Map<string, OrdinaryMonth>;
}

function expectedMonth(rules: PayRules, { month, known, full }: ExpectedMonth): OrdinaryMonth {
  const given = { ...monthAsKnown(rules.person, month, known), isInsured: false };
  const { from, to } = monthRange(month);
  const service = employedIn(month, given.employed);
  const packs = [from, to].map((day) => findPack(rules.packs, { kind: 'providentFund', day })?.from);
  const isAlike =
    service?.from === from &&
    service.to === to &&
    packs[0] === packs[1] &&
    given.salary?.structure.differsByMonth === false;
  if (!isAlike || !given.salary) return ordinaryMonth(rules, given);
  const key = `${given.salary.from} ${given.salary.decided} ${packs[0] ?? ''}`;
  const ordinary = full.get(key) ?? ordinaryMonth(rules, given);
  full.set(key, ordinary);
  return ordinary;
}

/** The year's tax on what was paid and is expected; nothing where no rules are known. */
export function projectedTax(rules: PayRules, month: Month, facts: TaxFacts): TaxStatement | null {
  const { person, packs } = rules;
  const pack = findPack(packs, { kind: 'incomeTax', day: `${month}-01` });
  if (!pack) return null;
  const income = yearIncome(rules, month, facts);
  const statement = yearTax(income, pack);
  if (person.tax.hasPan) return statement;
  const { withoutPanPercent, roundedTo } = pack.data;
  const [first] = slabsOf(pack.data[statement.regime], income.age);
  const isTaxable = first !== undefined && statement.taxableIncome.gt(inRupees(first.above));
  const floor = isTaxable ? percentOf(statement.taxableIncome, withoutPanPercent) : ZERO;
  return { ...statement, yearTax: most(statement.yearTax, roundToStep(floor, inRupees(roundedTo))) };
}

function yearIncome({ person }: PayRules, month: Month, facts: TaxFacts): YearIncome {
  const { tax, birthDate } = person;
  const yearEnd = monthRange(laterMonth(taxYearStart(month), 11)).to;
  const regime = tax.regimes
    .filter(({ from }) => from <= month)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1);
  return {
    regime: regime?.regime ?? 'new',
    salary: facts.income.add(previousSalary(tax, month, person.joined)),
    age: birthDate === null ? null : yearsBetween(birthDate, yearEnd),
    deductions: {
      professionalTax: facts.professionalTax,
      // Who declares less than their own provident fund has that at least.
      investments: most(inRupees(tax.investments), facts.ownFund),
      healthInsurance: inRupees(tax.healthInsurance),
      rent: {
        allowance: facts.rentAllowance,
        paid: facts.rentPaid,
        salary: facts.salary,
        isMetro: tax.isMetro,
      },
    },
  };
}

const isYearOfJoining = (month: Month, joined: string | null): boolean =>
  joined === null || taxYearStart(monthOf(joined)) === taxYearStart(month);

const previousSalary = (
  { previousEmployer }: PayRules['person']['tax'],
  month: Month,
  joined: string | null,
): Fraction =>
  previousEmployer && isYearOfJoining(month, joined) ? inRupees(previousEmployer.salary) : ZERO;

export const previousDeducted = (
  { previousEmployer }: PayRules['person']['tax'],
  month: Month,
  joined: string | null,
): Fraction =>
  previousEmployer && isYearOfJoining(month, joined) ? inRupees(previousEmployer.deducted) : ZERO;
