import type { PayLine, RulePack, RulePackOf } from '@atrium/contracts';
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

/** Wages on which shares are due, with the line that explains them. */
export interface CountedWages {
  code: string;
  exact: Fraction;
  line: PayLine;
}

export const codeWagesLine = (
  amounts: readonly ComponentAmount[],
  pack: RulePackOf<'codeWages'>,
): CountedWages =>
  wagesLine(amounts, { code: RULE_LINES.codeWages, pack, leastPercent: pack.data.leastPercent });

/** Those for state insurance, where they are not the Code's. */
export const insuranceWagesLine = (
  amounts: readonly ComponentAmount[],
  { pack, leastPercent }: { pack: RulePackOf<'stateInsurance'>; leastPercent: string },
): CountedWages => wagesLine(amounts, { code: RULE_LINES.insuranceWages, pack, leastPercent });

function wagesLine(
  amounts: readonly ComponentAmount[],
  { code, pack, leastPercent }: { code: string; pack: RulePack; leastPercent: string },
): CountedWages {
  const exact = codeWages(amounts, leastPercent);
  const line = lineOf({
    code,
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
  return { code, exact, line };
}

const namesOf = (amounts: readonly ComponentAmount[], flag: 'wages' | 'fixed'): string =>
  amounts
    .filter(({ component }) => component[flag])
    .map(({ component }) => component.code)
    .join(' + ');
