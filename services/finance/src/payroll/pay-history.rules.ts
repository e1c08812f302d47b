import { monthOf, monthsOf, taxYearStart, type Month } from './pay-month.rules.js';
import { computeSlip } from './slip.rules.js';
import type { PayRules, Slip } from './pay.types.js';

/** All slips from the first month of the tax year, or of service, to a month. */
export function payHistory(rules: PayRules, to: Month): Slip[] {
  const { joined, left } = rules.person;
  const start = taxYearStart(to);
  const from = joined !== null && monthOf(joined) > start ? monthOf(joined) : start;
  const last = left !== null && left.known <= to && monthOf(left.day) < to ? monthOf(left.day) : to;
  return monthsOf(from, last).reduce<Slip[]>(
    (slips, month) => [...slips, computeSlip(rules, month, slips)],
    [],
  );
}
