import type { PayLine, RulePackOf } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import {
  codeWages,
  insuranceWagesLine,
  type ComponentAmount,
  type CountedWages,
} from './code-wages.rules.js';
import { inRupees, percentOf } from './pay-amount.rules.js';
import { inputOf, lineOf, RULE_LINES } from './pay-line.rules.js';
import { laterMonth, monthNumber, type Month } from './pay-month.rules.js';
import type { PayPerson } from './pay.types.js';

type InsurancePack = RulePackOf<'stateInsurance'>;

/** The month with which the contribution period of a month begins. */
export function periodStart(month: Month, pack: InsurancePack): Month {
  for (let back = 0; back < 12; back += 1) {
    const earlier = laterMonth(month, -back);
    if (pack.data.periodsFrom.includes(monthNumber(earlier))) return earlier;
  }
  return month;
}

interface MonthWages {
  person: Pick<PayPerson, 'hasDisability'>;
  /** Whether the month is covered; null where that is decided now. */
  known: { isInsured: boolean | null };
  counted: {
    /** Of the components, as paid and of a full month. */
    paid: readonly ComponentAmount[];
    full: readonly ComponentAmount[];
    /** By the Code on Wages. */
    wages: CountedWages;
    fullWages: Fraction;
  };
  paidDays: Fraction;
}

/** Whether a month is insured, and its lines: on the wages of the Code, or on those that the pack says. */
export function insuredMonth(
  { person, known, counted, paidDays }: MonthWages,
  pack: InsurancePack,
): { isInsured: boolean; lines: PayLine[] } {
  const { leastPercent } = pack.data;
  const { paid, full } = counted;
  const fullWages = leastPercent === undefined ? counted.fullWages : codeWages(full, leastPercent);
  const isInsured = known.isInsured ?? isCovered(fullWages, person.hasDisability, pack);
  if (!isInsured) return { isInsured, lines: [] };
  if (leastPercent === undefined) return { isInsured, lines: insuranceLines(counted.wages, paidDays, pack) };
  const wages = insuranceWagesLine(paid, { pack, leastPercent });
  return { isInsured, lines: [wages.line, ...insuranceLines(wages, paidDays, pack)] };
}

/**
 * Whether full-month wages are low enough to be covered. It is asked with the first month of a contribution period, or on
 * joining, and holds to the period's end whatever somebody earns then.
 */
const isCovered = (fullWages: Fraction, hasDisability: boolean, pack: InsurancePack): boolean =>
  fullWages.lte(inRupees(hasDisability ? pack.data.disabilityCeiling : pack.data.ceiling));

/** Shares of somebody who is covered, on all wages that are paid; both go up to the whole rupee. */
function insuranceLines(
  { code: wagesCode, exact: wages }: Pick<CountedWages, 'code' | 'exact'>,
  paidDays: Fraction,
  pack: InsurancePack,
): PayLine[] {
  if (wages.equals(0) || paidDays.equals(0)) return [];
  const { employeePercent, employerPercent, freeDailyWage } = pack.data;
  const isFree = wages.div(paidDays).lte(inRupees(freeDailyWage));
  const shareOf = (code: string, kind: PayLine['kind'], percent: string): PayLine =>
    lineOf({
      code,
      kind,
      formula: `${wagesCode} * percent / 100`,
      inputs: [
        inputOf(wagesCode, wages, ['line', wagesCode]),
        inputOf('percent', percent, ['pack', pack.from]),
      ],
      exact: percentOf(wages, percent),
      rounding: 'rupeeUp',
      pack,
    });
  return [
    ...(isFree ? [] : [shareOf(RULE_LINES.insurance, 'deduction', employeePercent)]),
    shareOf(RULE_LINES.insuranceEmployer, 'employer', employerPercent),
  ];
}
