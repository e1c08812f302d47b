import type Fraction from 'fraction.js';
import { roundAmount } from '../payroll/pay-amount.rules.js';
import { RULE_LINES, totalOf, totalOfCode } from '../payroll/pay-line.rules.js';
import type { OrdinaryMonth } from '../payroll/pay.types.js';
import type { ReturnedLine } from './returned-line.types.js';

export interface FundMember {
  uan: string;
  name: string;
}

/** What the return says of a slip. */
export interface ReturnedSlip {
  lines: readonly ReturnedLine[];
  ordinary: Pick<OrdinaryMonth, 'unpaidDays'>;
}

/**
 * A member's line of the EPFO's Electronic Challan cum Return: eleven fields in whole rupees. Arrears are a return of their
 * own and not in it. Days without pay are whole days, what is less is left out.
 */
export function fundReturnLine({ uan, name }: FundMember, { lines, ordinary }: ReturnedSlip): string {
  const ofMonth = lines.filter(({ forMonth }) => forMonth === null);
  const sumOf = (...codes: string[]): string => wholeRupees(totalOfCode(ofMonth, ...codes));
  const pension = sumOf(RULE_LINES.pension);
  return [
    uan,
    name.toUpperCase(),
    wholeRupees(totalOf(ofMonth, ({ kind }) => kind === 'earning')),
    sumOf(RULE_LINES.fundWages),
    pension === '0' ? '0' : sumOf(RULE_LINES.fundCapped),
    sumOf(RULE_LINES.fundCapped),
    sumOf(RULE_LINES.fund, RULE_LINES.voluntaryFund),
    pension,
    sumOf(RULE_LINES.fundEmployer),
    ordinary.unpaidDays.floor().toString(),
    '0',
  ].join('#~#');
}

const wholeRupees = (rupees: Fraction): string => roundAmount(rupees, 'rupee').toString();
