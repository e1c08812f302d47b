import type { PayLine } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { NO_FACTS } from './ordinary-month.rules.js';
import { inPaise, inRupees, most, sumOf, ZERO } from './pay-amount.rules.js';
import { inputOf, lineOf, RULE_LINES, totalOf } from './pay-line.rules.js';
import { daysInMonth, laterMonth, type Month } from './pay-month.rules.js';
import type {
  EarlierSlip,
  OrdinaryMonth,
  PayBlock,
  PayRules,
  Slip,
  TaxFacts,
  TaxInstalment,
} from './pay.types.js';
import { amountLine } from './slip.rules.js';
import { refundsOf } from './slip.rules.js';
import { grossByMonth, projectedTax, yearFacts } from './tax-year.rules.js';

interface Extra {
  month: Month;
  /** The tax on it is deducted with it; otherwise the months that are left deduct it. */
  taxAtOnce: boolean;
}

/**
 * A slip between months: the named lines alone, and the income tax on them. Professional tax and the funds look at them
 * with the month's own slip.
 * @param earlier all slips that are locked, those of the month too
 */
export function offCycleSlip(rules: PayRules, extra: Extra, earlier: readonly EarlierSlip[]): Slip {
  const { month } = extra;
  const { oneOffs, recoveries } = rules.person;
  const paid = oneOffs.filter((each) => each.month === month);
  const taxable = sumOf(paid.filter(({ isFree }) => !isFree).map(({ amount }) => inRupees(amount)));
  const facts = { ...NO_FACTS, income: taxable };
  const earned = paid.map((each) => amountLine(each, 'earning'));
  const deducted = recoveries
    .filter((each) => each.month === month)
    .map((each) => amountLine(each, 'deduction'));
  const taxed = taxOn(
    rules,
    { ...extra, facts, gross: totalOf(earned, () => true).sub(refundsOf(paid)) },
    earlier,
  );
  const lines = [...earned, ...taxed.lines, ...deducted];
  const gross = totalOf(lines, ({ kind }) => kind === 'earning');
  const net = gross.sub(totalOf(lines, ({ kind }) => kind === 'deduction'));
  return {
    month,
    ordinary: noMonth(month),
    settled: new Map(),
    lines,
    facts,
    tax: taxed.tax,
    gross: inPaise(gross),
    refunds: inPaise(refundsOf(paid)),
    net: inPaise(net),
    employerCost: inPaise(gross),
    movedOn: 0,
    loansShort: 0,
    blocks: net.lt(0) ? [...taxed.blocks, { code: 'netBelowZero' }] : taxed.blocks,
  };
}

const noMonth = (month: Month): OrdinaryMonth => ({
  month,
  monthDays: daysInMonth(month),
  paidDays: ZERO,
  unpaidDays: ZERO,
  lines: [],
  fullGross: ZERO,
  fullWages: ZERO,
  facts: NO_FACTS,
  isInsured: false,
  blocks: [],
});

interface Taxed {
  lines: PayLine[];
  tax: TaxInstalment | null;
  blocks: PayBlock[];
}

/** What the year's tax is more with it than without, s.392; nothing where the months that are left deduct it. */
function taxOn(
  rules: PayRules,
  { month, taxAtOnce, facts, gross }: Extra & { facts: TaxFacts; gross: Fraction },
  earlier: readonly EarlierSlip[],
): Taxed {
  const isPaid = earlier.some((slip) => slip.month === month && !slip.isExtra);
  const comingFrom = isPaid ? laterMonth(month, 1) : month;
  const inMonth = gross.add(grossByMonth(earlier).get(month) ?? ZERO);
  const year = yearFacts(rules, { month, facts, gross: inMonth, comingFrom }, earlier);
  const statement = projectedTax(rules, month, year);
  const without = projectedTax(rules, month, { ...year, income: year.income.sub(facts.income) });
  const pack = findPack(rules.packs, { kind: 'incomeTax', day: `${month}-01` });
  if (!statement || !without || !pack)
    return { lines: [], tax: null, blocks: [{ code: 'missingPack', pack: 'incomeTax', state: null }] };
  const amount = taxAtOnce ? most(statement.yearTax.sub(without.yearTax), ZERO) : ZERO;
  const line = lineOf({
    code: RULE_LINES.incomeTax,
    kind: 'deduction',
    formula: 'max(YEAR_TAX - YEAR_TAX_WITHOUT, 0)',
    inputs: [
      inputOf('YEAR_TAX', statement.yearTax, ['tax', statement.regime]),
      inputOf('YEAR_TAX_WITHOUT', without.yearTax, ['tax', statement.regime]),
    ],
    exact: amount,
    pack,
  });
  // The instalment of later months stays as it was where only this has changed the year's tax.
  const before = earlier.at(-1)?.tax ?? null;
  const isSame = taxAtOnce && before?.yearTax.equals(without.yearTax) === true;
  const yearTax = isSame ? statement.yearTax : (before?.yearTax ?? ZERO);
  const instalment = before?.instalment ?? ZERO;
  const tax = { statement, yearTax, instalment, setIn: before?.setIn ?? month, amount };
  return { lines: amount.equals(0) ? [] : [line], tax, blocks: [] };
}
