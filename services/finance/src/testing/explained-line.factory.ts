import type { PayLine } from '@atrium/contracts';
import Fraction from 'fraction.js';
import type { FormulaReader } from '../formula/formula-parser.rules.js';
import { evaluateFormula } from '../formula/formula-value.rules.js';

/** What a line's formula gives with its inputs, and nothing else. */
export function explainedValue(
  { code, explanation }: PayLine,
  read: FormulaReader,
  slabOf: (of: Fraction) => Fraction,
): Fraction {
  const { formula, inputs } = explanation;
  return evaluateFormula(read(formula).root, {
    valueOf: (name) => {
      const input = inputs.find((each) => each.name === name);
      if (!input) throw new Error(`The formula of ${code} asks for ${name}, which is no input.`);
      return new Fraction(input.value);
    },
    slabOf: (_table, of) => slabOf(of),
  });
}
