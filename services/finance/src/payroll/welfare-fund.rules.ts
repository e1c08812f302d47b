import type { PayLine, RulePackOf } from '@atrium/contracts';
import { inRupees } from './pay-amount.rules.js';
import { inputOf, lineOf, RULE_LINES } from './pay-line.rules.js';
import { monthNumber, type Month } from './pay-month.rules.js';

/** Shares in a state's labour welfare fund, in its months. */
export function welfareFundLines(month: Month, pack: RulePackOf<'welfareFund'>): PayLine[] {
  const { months, employee, employer } = pack.data;
  if (!months.includes(monthNumber(month))) return [];
  const shareOf = (code: string, kind: PayLine['kind'], amount: number): PayLine =>
    lineOf({
      code,
      kind,
      formula: 'amount',
      inputs: [inputOf('amount', inRupees(amount), ['pack', pack.from])],
      exact: inRupees(amount),
      rounding: 'paisa',
      pack,
    });
  return [
    shareOf(RULE_LINES.welfareFund, 'deduction', employee),
    shareOf(RULE_LINES.welfareFundEmployer, 'employer', employer),
  ];
}
