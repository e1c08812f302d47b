import type { PayLine, RulePackOf } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { inRupees, percentOf } from './pay-amount.rules.js';
import { inputOf, lineOf, RULE_LINES } from './pay-line.rules.js';
import { laterMonth, monthNumber, type Month } from './pay-month.rules.js';

type InsurancePack = RulePackOf<'stateInsurance'>;

/** The month with which the contribution period of a month begins. */
export function periodStart(month: Month, pack: InsurancePack): Month {
  for (let back = 0; back < 12; back += 1) {
    const earlier = laterMonth(month, -back);
    if (pack.data.periodsFrom.includes(monthNumber(earlier))) return earlier;
  }
  return month;
}

/**
 * Whether full-month wages are low enough to be covered. It is asked with the first month of a contribution period, or on
 * joining, and holds to the period's end whatever somebody earns then.
 */
export const isCovered = (fullWages: Fraction, hasDisability: boolean, pack: InsurancePack): boolean =>
  fullWages.lte(inRupees(hasDisability ? pack.data.disabilityCeiling : pack.data.ceiling));

/** Shares of somebody who is covered, on all wages that are paid; both go up to the whole rupee. */
export function insuranceLines(wages: Fraction, paidDays: Fraction, pack: InsurancePack): PayLine[] {
  if (wages.equals(0) || paidDays.equals(0)) return [];
  const { employeePercent, employerPercent, freeDailyWage } = pack.data;
  const isFree = wages.div(paidDays).lte(inRupees(freeDailyWage));
  const shareOf = (code: string, kind: PayLine['kind'], percent: string): PayLine =>
    lineOf({
      code,
      kind,
      formula: 'CODE_WAGES * percent / 100',
      inputs: [
        inputOf(RULE_LINES.codeWages, wages, ['line', RULE_LINES.codeWages]),
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
