import type { PayLine } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { most, sumOf, ZERO } from './pay-amount.rules.js';
import { inputOf, lineOf, RULE_LINES } from './pay-line.rules.js';
import { monthsOf, taxYearStart, type Month } from './pay-month.rules.js';
import { lastTaxMonth, previousDeducted, projectedTax } from './tax-year.rules.js';
import type { PayBlock, PayRules, EarlierSlip, TaxFacts, TaxInstalment } from './pay.types.js';

export interface TaxMonth {
  month: Month;
  /** Of the whole year, as paid and expected. */
  year: TaxFacts;
  /** One-off pay of this month, in rupees. */
  oneOffs: Fraction;
}

export interface DeductedTax {
  tax: TaxInstalment | null;
  lines: PayLine[];
  blocks: PayBlock[];
}

/**
 * Tax of a month, s.392: what is left of the year's tax, by the months that are left, to the rupee below. It is set anew
 * only when the projected tax changes; the last month takes the rest.
 */
export function deductTax(rules: PayRules, given: TaxMonth, earlier: readonly EarlierSlip[]): DeductedTax {
  const { month, year, oneOffs } = given;
  const statement = projectedTax(rules, month, year);
  if (!statement) {
    return { tax: null, lines: [], blocks: [{ code: 'missingPack', pack: 'incomeTax', state: null }] };
  }
  const atOnce = rules.person.tax.oneOffsAtOnce && oneOffs.gt(0);
  const without = atOnce
    ? projectedTax(rules, month, { ...year, income: year.income.sub(oneOffs) })?.yearTax
    : undefined;
  const spread = without ?? statement.yearTax;
  const part = instalmentOf(rules, { month, yearTax: spread }, earlier);
  const now = part.isLast ? ZERO : statement.yearTax.sub(spread);
  const amount = part.isLast ? most(statement.yearTax.sub(part.deducted), ZERO) : part.amount.add(now);
  const pack = findPack(rules.packs, { kind: 'incomeTax', day: `${month}-01` });
  const line = lineOf({
    code: RULE_LINES.incomeTax,
    kind: 'deduction',
    formula: formulaOf(part, { month, atOnce }),
    inputs: [
      inputOf('YEAR_TAX', part.isLast ? statement.yearTax : spread, ['tax', statement.regime]),
      inputOf('DEDUCTED', part.deducted, ['earlierSlip', taxYearStart(month)]),
      inputOf('MONTHS_LEFT', part.monthsLeft, ['calendar', month]),
      inputOf('INSTALMENT', part.amount, ['earlierSlip', part.setIn]),
      inputOf('TAX_AT_ONCE', now, ['tax', statement.regime]),
    ],
    exact: amount,
    ...(pack && { pack }),
  });
  const tax = { statement, yearTax: statement.yearTax, instalment: part.amount, setIn: part.setIn, amount };
  return { tax, lines: amount.equals(0) ? [] : [line], blocks: [] };
}

interface Instalment {
  amount: Fraction;
  deducted: Fraction;
  monthsLeft: number;
  isLast: boolean;
  /** The month with which it was set. */
  setIn: Month;
}

function instalmentOf(
  rules: PayRules,
  { month, yearTax }: { month: Month; yearTax: Fraction },
  earlier: readonly EarlierSlip[],
): Instalment {
  const { person } = rules;
  const start = taxYearStart(month);
  const paid = earlier.filter((slip) => slip.month >= start);
  const last = lastTaxMonth(rules, month);
  const deducted = sumOf(paid.map(({ tax }) => tax?.amount ?? ZERO)).add(
    previousDeducted(person.tax, month, person.joined),
  );
  const monthsLeft = monthsOf(month, last).length;
  const rest = { deducted, monthsLeft, isLast: month === last };
  const before = paid.at(-1)?.tax;
  if (before?.yearTax.equals(yearTax)) return { ...rest, amount: before.instalment, setIn: before.setIn };
  const amount = most(yearTax.sub(deducted).div(monthsLeft).floor(), ZERO);
  return { ...rest, amount, setIn: month };
}

function formulaOf(
  { isLast, setIn }: Instalment,
  { month, atOnce }: { month: Month; atOnce: boolean },
): string {
  if (isLast) return 'max(YEAR_TAX - DEDUCTED, 0)';
  const part = setIn === month ? 'max(floor((YEAR_TAX - DEDUCTED) / MONTHS_LEFT), 0)' : 'INSTALMENT';
  return atOnce ? `${part} + TAX_AT_ONCE` : part;
}
