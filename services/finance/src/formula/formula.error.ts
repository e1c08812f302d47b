import type { FormulaFault } from './formula.types.js';

/** A formula that cannot be read, or that has no value for somebody. */
export class FormulaError extends Error {
  constructor(readonly fault: FormulaFault) {
    super(`${fault.code} at character ${String(fault.at)}`);
  }
}
