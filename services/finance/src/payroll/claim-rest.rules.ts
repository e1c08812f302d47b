import Fraction from 'fraction.js';
import { inRupees, most, ZERO } from './pay-amount.rules.js';
import { inputOf, lineOf } from './pay-line.rules.js';
import {
  employedIn,
  laterMonth,
  monthsOf,
  taxYearStart,
  type Employed,
  type Month,
} from './pay-month.rules.js';
import type { OneOff } from './pay.types.js';

/** What somebody could claim of a component in a tax year, and has claimed. Amounts are paise. */
export interface ClaimRest {
  typeId: string;
  title: string;
  yearlyLimit: number;
  /** Also what nobody has decided about yet. */
  claimed: number;
}

const YEAR = 12;

/**
 * What was not claimed of a component in the tax year of a month is pay, with tax. Each month in which somebody is
 * employed gives a twelfth of the limit.
 */
export function claimRest(
  { code, yearlyLimit, claimed }: ClaimRest & { code: string },
  month: Month,
  employed: Employed,
): OneOff | null {
  const start = taxYearStart(month);
  const served = monthsOf(start, laterMonth(start, YEAR - 1)).filter((each) => employedIn(each, employed));
  const earned = inRupees(yearlyLimit).mul(new Fraction(served.length, YEAR));
  const line = lineOf({
    code,
    kind: 'earning',
    formula: 'max(LIMIT * SERVED_MONTHS / 12 - CLAIMED, 0)',
    inputs: [
      inputOf('LIMIT', inRupees(yearlyLimit), ['adjustment', month]),
      inputOf('SERVED_MONTHS', served.length, ['calendar']),
      inputOf('CLAIMED', inRupees(claimed), ['adjustment', month]),
    ],
    exact: most(earned.sub(inRupees(claimed)), ZERO),
  });
  return line.amount > 0 ? { month, code, amount: line.amount, line } : null;
}
