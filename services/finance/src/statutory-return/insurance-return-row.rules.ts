import type { LocalDay } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { roundAmount } from '../payroll/pay-amount.rules.js';
import { RULE_LINES, totalOfCode } from '../payroll/pay-line.rules.js';
import type { OrdinaryMonth } from '../payroll/pay.types.js';
import type { ReturnedLine } from './returned-line.types.js';

/** Why nothing, or not all, was paid, as the ESIC counts it. */
export const INSURANCE_REASONS = {
  none: 0,
  leave: 1,
  left: 2,
  retired: 3,
  outOfCoverage: 4,
  died: 5,
} as const;
export type InsuranceReason = keyof typeof INSURANCE_REASONS;

export interface InsuredPerson {
  /** Ten digits. */
  number: string;
  name: string;
  reason: InsuranceReason;
  lastDay: LocalDay | null;
}

/** What the row says of a slip. */
export interface InsuredSlip {
  ordinary: Pick<OrdinaryMonth, 'paidDays'> & { lines: readonly ReturnedLine[] };
}

/** A row of the ESIC's sheet of monthly contributions; parts of days count whole, the last day stands with who has left. */
export function insuranceReturnRow(
  { number, name, reason, lastDay }: InsuredPerson,
  { ordinary }: InsuredSlip,
): string[] {
  const hasLeft = INSURANCE_REASONS[reason] >= INSURANCE_REASONS.left;
  return [
    number,
    name,
    ordinary.paidDays.ceil().toString(),
    roundAmount(insuredWages(ordinary.lines), 'rupee').toString(),
    String(INSURANCE_REASONS[reason]),
    hasLeft && lastDay ? lastDay.split('-').toReversed().join('/') : '',
  ];
}

/** Those of the Code on Wages, where state insurance has none of its own. */
const insuredWages = (lines: readonly ReturnedLine[]): Fraction =>
  totalOfCode(
    lines,
    lines.some(({ code }) => code === RULE_LINES.insuranceWages)
      ? RULE_LINES.insuranceWages
      : RULE_LINES.codeWages,
  );
