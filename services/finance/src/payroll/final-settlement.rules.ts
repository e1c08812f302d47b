import { addDays, type LocalDay, type Money, type PayLine } from '@atrium/contracts';
import Fraction from 'fraction.js';
import { findPack } from '../pack/rule-pack.rules.js';
import { gratuityLine, type Service } from './gratuity.rules.js';
import { inputOf, lineOf, SETTLEMENT_LINES } from './pay-line.rules.js';
import type { Month } from './pay-month.rules.js';
import { computeSlip } from './slip.rules.js';
import type { EarlierSlip, OneOff, OrdinaryMonth, PayRules, Recovery, Slip } from './pay.types.js';

export interface SettlementTerms {
  lastDay: LocalDay;
  /** Days of leave that are paid out. */
  leaveDays: number;
  /** Days of notice that were not served, and who owes for them. */
  notice: { days: number; owes: 'employee' | 'company' };
  /** Days by which a month is divided for leave and notice. */
  dayDivisor: number;
  service: Service;
  isFixedTerm: boolean;
  isDeath: boolean;
  /** Loans, advances and assets that were not given back, whole. */
  owed: readonly Omit<Recovery, 'month'>[];
}

export interface FinalSettlement {
  slip: Slip;
  /** What the person owes, if the slip is below zero; then a letter asks for it and nothing is paid. */
  receivable: Money;
}

/**
 * The last slip with all that ends with the employment. The tax is that of what was paid, without projection, because no
 * month comes after it.
 * @param earlier all slips before it, the first one first
 */
export function settle(
  rules: PayRules,
  { month, terms }: { month: Month; terms: SettlementTerms },
  earlier: readonly EarlierSlip[],
): FinalSettlement {
  const now = computeSlip(rules, month, earlier).ordinary;
  // Somebody whose last month was paid before is settled by its wages.
  const last = earlier.findLast(({ isExtra }) => !isExtra)?.ordinary;
  const ordinary = now.fullGross.equals(0) ? (last ?? now) : now;
  const { person, packs } = rules;
  const leave = dailyLine(SETTLEMENT_LINES.leave, ordinary.fullWages, [terms.leaveDays, terms]);
  const notice = dailyLine(SETTLEMENT_LINES.notice, ordinary.fullGross, [terms.notice.days, terms]);
  const isPaid = terms.notice.owes === 'company';
  const earned = [leave, ...(isPaid ? [notice] : [])].map((line) => oneOff(line, month));
  const gratuity = gratuityOf(rules, ordinary, terms);
  const owed = terms.owed.map((each) => ({ ...each, month }));
  const recovered = isPaid ? [] : [{ month, code: SETTLEMENT_LINES.noticeRecovery, amount: notice.amount }];
  const slip = computeSlip(
    {
      packs,
      person: {
        ...person,
        oneOffs: [
          ...person.oneOffs,
          ...earned.filter(({ amount }) => amount > 0),
          ...(gratuity ? [{ ...oneOff(gratuity, month), isFree: true }] : []),
        ],
        recoveries: [...person.recoveries, ...recovered.filter(({ amount }) => amount > 0), ...owed],
      },
    },
    month,
    earlier,
  );
  return { slip, receivable: Math.max(0, -slip.net) };
}

const oneOff = (line: PayLine, month: Month): OneOff => ({
  month,
  code: line.code,
  amount: line.amount,
  line,
});

const dailyLine = (code: string, monthly: Fraction, [days, terms]: [number, SettlementTerms]): PayLine =>
  lineOf({
    code,
    kind: 'earning',
    formula: 'MONTHLY / divisor * days',
    inputs: [
      inputOf('MONTHLY', monthly, ['salary']),
      inputOf('divisor', terms.dayDivisor, ['adjustment']),
      inputOf('days', days, ['adjustment']),
    ],
    exact: monthly.div(terms.dayDivisor).mul(new Fraction(String(days))),
  });

function gratuityOf({ packs }: PayRules, ordinary: OrdinaryMonth, terms: SettlementTerms): PayLine | null {
  const pack = findPack(packs, { kind: 'gratuity', day: terms.lastDay });
  const { service, isFixedTerm, isDeath } = terms;
  return pack ? gratuityLine({ lastWages: ordinary.fullWages, service, isFixedTerm, isDeath }, pack) : null;
}

/** Working days within which it is paid, Code on Wages s.17(2). */
const DUE_WITHIN = 2;

/** The day by which it is paid. */
export function settlementDue(lastDay: LocalDay, isWorkingDay: (day: LocalDay) => boolean): LocalDay {
  let day = lastDay;
  for (let counted = 0; counted < DUE_WITHIN;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) counted += 1;
  }
  return day;
}
