import {
  type ComponentRounding,
  type InputSource,
  type PayInput,
  type PayLine,
  type RulePack,
} from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { usedPack } from '../pack/rule-pack.rules.js';
import { inPaise, inRupees, roundAmount, sumOf } from './pay-amount.rules.js';
import type { Month } from './pay-month.rules.js';

/** Codes of the lines that rules make; components of a company have none of them. */
export const RULE_LINES = {
  codeWages: 'CODE_WAGES',
  fundWages: 'EPF_WAGES',
  fundCapped: 'EPS_WAGES',
  fund: 'EPF',
  voluntaryFund: 'VPF',
  pension: 'EPS',
  fundEmployer: 'EPF_EMPLOYER',
  fundInsurance: 'EDLI',
  fundAdministration: 'EPF_ADMIN',
  insuranceWages: 'ESI_WAGES',
  insurance: 'ESI',
  insuranceEmployer: 'ESI_EMPLOYER',
  professionalTax: 'PT',
  welfareFund: 'LWF',
  welfareFundEmployer: 'LWF_EMPLOYER',
  incomeTax: 'TDS',
} as const;

/** What a slip leaves to later ones, of what it takes back: a deduction below 0. */
export const CLAWBACK_LATER = 'CLAWBACK_LATER';

/** Codes of the lines that a settlement makes. */
export const SETTLEMENT_LINES = {
  leave: 'LEAVE_ENCASHMENT',
  notice: 'NOTICE_PAY',
  noticeRecovery: 'NOTICE_RECOVERY',
  gratuity: 'GRATUITY',
} as const;

export interface LineParts {
  code: string;
  kind: PayLine['kind'];
  /** In the language of formulas; with the inputs it gives `exact`. */
  formula: string;
  inputs: PayInput[];
  /** Rupees. */
  exact: Fraction;
  rounding?: ComponentRounding;
  pack?: RulePack;
  forMonth?: Month;
}

/** A line with all that explains it; its amount is `exact`, rounded once. */
export const lineOf = (parts: LineParts): PayLine => {
  const { code, kind, formula, inputs, exact, rounding = 'rupee', pack, forMonth = null } = parts;
  return {
    code,
    kind,
    amount: inPaise(roundAmount(exact, rounding)),
    forMonth,
    explanation: {
      formula,
      inputs,
      pack: pack ? usedPack(pack) : null,
      exact: exact.toFraction(),
      rounding,
    },
  };
};

/** @param source and which one of it */
export const inputOf = (
  name: string,
  value: Fraction | number | string,
  [source, of = null]: [InputSource, (string | null)?],
): PayInput => ({
  name,
  value: typeof value === 'object' ? value.toFraction() : String(value),
  source,
  of,
});

/** Rupees of the lines of a kind, or with a code. */
export const totalOf = <Line extends Pick<PayLine, 'amount'>>(
  lines: readonly Line[],
  isMeant: (line: Line) => boolean,
): Fraction => sumOf(lines.filter(isMeant).map(({ amount }) => inRupees(amount)));

export const totalOfCode = (
  lines: readonly Pick<PayLine, 'amount' | 'code'>[],
  ...codes: string[]
): Fraction => totalOf(lines, ({ code }) => codes.includes(code));
