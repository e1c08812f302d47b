import type { FormulaFaultCode } from '../formula/formula.types.js';

const UNREADABLE = 'This formula cannot be read.';

/** What people read beside the field of a formula that is refused. */
export const FORMULA_SENTENCES: Record<FormulaFaultCode, string> = {
  empty: 'Enter a formula.',
  tooLong: 'This formula is too long.',
  tooManyParts: 'This formula has too many parts.',
  tooDeep: 'This formula has too many parts.',
  character: 'This formula has a character that may not stand in one.',
  syntax: UNREADABLE,
  unknownName: 'This formula asks for a name that is not known.',
  unknownFunction: 'This formula uses a function that is not known.',
  unknownTable: 'This formula asks for a name that is not known.',
  arguments: 'This formula gives a function too few or too many values.',
  type: 'This formula has a comparison where a number belongs, or a number where a comparison does.',
  divisionByZero: 'This formula divides by zero.',
  noValue: UNREADABLE,
  belowZero: UNREADABLE,
  cycle: 'This formula asks for itself, by way of others.',
};
