import type { Money, PayLine } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { arrearsOf, factsAnd, type Arrears } from './arrears.rules.js';
import { clawbackLines } from './clawback.rules.js';
import { monthAsKnown } from './known-month.rules.js';
import { ordinaryMonth } from './ordinary-month.rules.js';
import { inPaise, inRupees, least, most, percentOf, roundAmount, sumOf, ZERO } from './pay-amount.rules.js';
import { inputOf, lineOf, RULE_LINES, totalOf, totalOfCode, type LineParts } from './pay-line.rules.js';
import type { Month } from './pay-month.rules.js';
import { professionalTaxLines, professionalTaxPack } from './professional-tax.rules.js';
import { periodStart } from './state-insurance.rules.js';
import { deductTax } from './tax-instalment.rules.js';
import { earlierGross, grossByMonth, lastTaxMonth, yearFacts } from './tax-year.rules.js';
import { welfareFundLines } from './welfare-fund.rules.js';
import type {
  EarlierSlip,
  LoanAmount,
  OneOff,
  OrdinaryMonth,
  PayBlock,
  PayRules,
  Recovery,
  Slip,
} from './pay.types.js';

const isEarning = ({ kind }: PayLine): boolean => kind === 'earning';
const isDeduction = ({ kind }: PayLine): boolean => kind === 'deduction';

/**
 * One person's slip of a month.
 * @param earlier all slips before it, the first one first
 */
export function computeSlip(rules: PayRules, month: Month, earlier: readonly EarlierSlip[]): Slip {
  const known = monthAsKnown(rules.person, month, month);
  const monthly = earlier.filter(({ isExtra }) => !isExtra);
  const ordinary = ordinaryMonth(rules, { ...known, isInsured: insuredSince(rules, month, monthly) });
  const arrears = arrearsOf(rules, month, monthly);
  const oneOffs = rules.person.oneOffs.filter((each) => each.month === month);
  const paid = [
    ...ordinary.lines,
    ...arrears.lines,
    ...oneOffs.map((each) => each.line ?? amountLine(each, 'earning')),
  ];
  const levied = leviedOn(rules, { month, ordinary, arrears, paid, oneOffs }, earlier);
  const recoveries = rules.person.recoveries
    .filter((each) => each.month === month)
    .map((each) => amountLine(each, 'deduction'));
  const spread = clawbackLines(rules.person, month, arrears.lines);
  const before = [...paid, ...levied.lines, ...recoveries, ...spread.lines];
  const loans = loanLines(rules, { month, lines: before });
  const lines = [...before, ...loans.lines];
  const gross = totalOf(lines, isEarning);
  const net = gross.sub(totalOf(lines, isDeduction));
  const blocks = [...ordinary.blocks, ...arrears.blocks, ...levied.blocks, ...spread.blocks];
  return {
    month,
    ordinary,
    settled: arrears.settled,
    lines,
    facts: levied.facts,
    tax: levied.tax,
    gross: inPaise(gross),
    refunds: inPaise(refundsOf(oneOffs)),
    net: inPaise(net),
    employerCost: inPaise(gross.add(totalOf(lines, ({ kind }) => kind === 'employer'))),
    movedOn: loans.movedOn,
    loansShort: loans.short,
    blocks: net.lt(0) ? [...blocks, { code: 'netBelowZero' }] : blocks,
  };
}

/** Whether a slip of the same contribution period is insured; null in its first month. */
function insuredSince({ packs }: PayRules, month: Month, earlier: readonly EarlierSlip[]): boolean | null {
  const pack = findPack(packs, { kind: 'stateInsurance', day: `${month}-01` });
  const before = earlier.at(-1);
  return pack && before && before.month >= periodStart(month, pack) ? before.ordinary.isInsured : null;
}

export const amountLine = (
  { month, code, amount, isLoan }: Recovery,
  kind: 'earning' | 'deduction',
): PayLine =>
  lineOf({
    code,
    kind,
    formula: 'AMOUNT',
    inputs: [inputOf('AMOUNT', inRupees(amount), [isLoan ? 'loan' : 'adjustment', month])],
    exact: inRupees(amount),
    rounding: 'paisa',
  });

/** What is paid back is no pay. */
export const refundsOf = (oneOffs: readonly OneOff[]): Fraction =>
  sumOf(oneOffs.filter(({ isRefund }) => isRefund).map(({ amount }) => inRupees(amount)));

interface Paid {
  month: Month;
  ordinary: OrdinaryMonth;
  arrears: Arrears;
  oneOffs: readonly OneOff[];
  /** Lines of the month, of earlier ones, and one-off pay. */
  paid: readonly PayLine[];
}

/** Professional tax, welfare fund and income tax on all that is paid in the month. */
function leviedOn(
  rules: PayRules,
  { month, ordinary, arrears, oneOffs, paid }: Paid,
  earlier: readonly EarlierSlip[],
) {
  const { person, packs } = rules;
  const blocks: PayBlock[] = [];
  const grossOf = grossByMonth(earlier);
  // What was paid between months counts with the month's own slip.
  const gross = totalOf(paid, isEarning)
    .sub(refundsOf(oneOffs))
    .add(grossOf.get(month) ?? ZERO);
  const pack = professionalTaxPack(person, month, packs);
  if (!pack) blocks.push({ code: 'missingPack', pack: 'professionalTax', state: person.state });
  const isLast = month === lastTaxMonth(rules, month);
  const given = { person, month, gross, earlierGross: earlierGross(month, grossOf), isLast };
  const professional = pack ? professionalTaxLines(pack, given) : [];
  const fund = findPack(packs, { kind: 'welfareFund', state: person.state, day: `${month}-01` });
  const isMember = person.inWelfareFund && fund !== undefined && ordinary.paidDays.gt(0);
  const welfare = isMember ? welfareFundLines(month, fund) : [];
  const oneOff = sumOf(oneOffs.filter(({ isFree }) => !isFree).map(({ amount }) => inRupees(amount)));
  const ofMonth = {
    ...ordinary.facts,
    income: ordinary.facts.income.add(oneOff),
    professionalTax: totalOfCode(professional, RULE_LINES.professionalTax),
  };
  const facts = [ofMonth, ...arrears.facts].reduce(factsAnd);
  const year = yearFacts(rules, { month, facts, gross }, earlier);
  const deducted = deductTax(rules, { month, year, oneOffs: oneOff }, earlier);
  return {
    facts,
    tax: deducted.tax,
    lines: [...professional, ...welfare, ...deducted.lines],
    blocks: [...blocks, ...deducted.blocks],
  };
}

interface Deducted {
  month: Month;
  lines: readonly PayLine[];
}

/** Code on Wages, s.18(3): all deductions stay within a part of the wages; what does not fit moves to the next month. */
function loanLines(
  { person, packs }: PayRules,
  { month, lines }: Deducted,
): { lines: PayLine[]; movedOn: Money; short: Money } {
  const asked = person.loans.filter((loan) => loan.month === month);
  const pack = findPack(packs, { kind: 'codeWages', day: `${month}-01` });
  if (asked.length === 0 || !pack) return { lines: [], movedOn: 0, short: 0 };
  const { mostDeductedPercent } = pack.data;
  const wages = totalOfCode(lines, RULE_LINES.codeWages);
  const made: PayLine[] = [];
  for (const loan of asked) {
    const others = totalOf([...lines, ...made], isDeduction);
    const room = most(roundAmount(percentOf(wages, mostDeductedPercent).sub(others), 'rupeeDown'), ZERO);
    const { formula, inputs } = askedOf(loan);
    made.push(
      lineOf({
        code: loan.code,
        kind: 'deduction',
        formula: `min(${formula}, max(floor(CODE_WAGES * percent / 100 - OTHER_DEDUCTIONS), 0))`,
        inputs: [
          ...inputs,
          inputOf(RULE_LINES.codeWages, wages, ['line', RULE_LINES.codeWages]),
          inputOf('percent', mostDeductedPercent, ['pack', pack.from]),
          inputOf('OTHER_DEDUCTIONS', others, ['line']),
        ],
        exact: least(inRupees(loan.amount), room),
        rounding: 'paisa',
        pack,
      }),
    );
  }
  const shortOf = (isMeant: (loan: LoanAmount) => boolean): Money =>
    asked.reduce((sum, loan, at) => sum + (isMeant(loan) ? loan.amount - (made[at]?.amount ?? 0) : 0), 0);
  return { lines: made, movedOn: shortOf(({ kept }) => !kept), short: shortOf(() => true) };
}

/** What is asked for, and how that came about. */
function askedOf({ month, amount, kept }: LoanAmount): Pick<LineParts, 'formula' | 'inputs'> {
  if (!kept)
    return {
      formula: 'INSTALMENT',
      inputs: [inputOf('INSTALMENT', inRupees(amount), ['adjustment', month])],
    };
  return {
    formula: 'INSTALMENT + MOVED_ON, BALANCE',
    inputs: [
      inputOf('INSTALMENT', inRupees(kept.instalment), ['loan']),
      inputOf('MOVED_ON', inRupees(kept.movedOn), ['earlierSlip']),
      inputOf('BALANCE', inRupees(kept.balance), ['loan']),
    ],
  };
}
