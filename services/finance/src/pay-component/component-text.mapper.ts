import type { CreatePayComponent } from '@atrium/contracts';
import type { FormulaReader } from '../formula/formula-parser.rules.js';
import type { PayComponent } from '../payroll/pay.types.js';

/** A component with its formula as text. */
export interface ComponentText extends CreatePayComponent {
  archived?: boolean;
}

/** A component as rules use it. @throws {FormulaError} with its code */
export const readComponent = (
  { code, kind, formula, prorated, taxable, wages, fixed, rent, rounding }: ComponentText,
  read: FormulaReader,
): PayComponent => ({
  code,
  kind,
  formula: read(formula),
  prorated,
  taxable,
  wages,
  fixed,
  rent,
  rounding,
});
