import type { PayLine, RulePackOf } from '@atrium/contracts';
import type Fraction from 'fraction.js';
import { most, percentOf, sumOf } from './pay-amount.rules.js';
import { inputOf, lineOf, RULE_LINES } from './pay-line.rules.js';
import type { PayComponent } from './pay.types.js';

/** An amount of a component: of a full month, or as paid. */
export interface ComponentAmount {
  component: PayComponent;
  amount: Fraction;
}

/**
 * Wages by the Code on Wages, s.2(y): basic pay with its allowances for dearness and retaining, and at least a part of
 * the fixed gross.
 */
export const codeWages = (amounts: readonly ComponentAmount[], leastPercent: string): Fraction =>
  most(wagesOf(amounts), percentOf(fixedOf(amounts), leastPercent));

const wagesOf = (amounts: readonly ComponentAmount[]): Fraction =>
  sumOf(amounts.filter(({ component }) => component.wages).map(({ amount }) => amount));

const fixedOf = (amounts: readonly ComponentAmount[]): Fraction =>
  sumOf(
    amounts
      .filter(({ component }) => component.fixed && component.kind === 'earning')
      .map(({ amount }) => amount),
  );

export const codeWagesLine = (
  amounts: readonly ComponentAmount[],
  pack: RulePackOf<'codeWages'>,
): { exact: Fraction; line: PayLine } => {
  const { leastPercent } = pack.data;
  const exact = codeWages(amounts, leastPercent);
  const line = lineOf({
    code: RULE_LINES.codeWages,
    kind: 'figure',
    formula: 'max(WAGES, FIXED_GROSS * leastPercent / 100)',
    inputs: [
      inputOf('WAGES', wagesOf(amounts), ['line', namesOf(amounts, 'wages')]),
      inputOf('FIXED_GROSS', fixedOf(amounts), ['line', namesOf(amounts, 'fixed')]),
      inputOf('leastPercent', leastPercent, ['pack', pack.from]),
    ],
    exact,
    rounding: 'paisa',
    pack,
  });
  return { exact, line };
};

const namesOf = (amounts: readonly ComponentAmount[], flag: 'wages' | 'fixed'): string =>
  amounts
    .filter(({ component }) => component[flag])
    .map(({ component }) => component.code)
    .join(' + ');
