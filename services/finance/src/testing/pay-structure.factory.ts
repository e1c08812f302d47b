import type { FormulaReader } from '../formula/formula-parser.rules.js';
import type { PayComponent, PayPerson, Salary } from '../payroll/pay.types.js';
import { prepareStructure } from '../payroll/structure.rules.js';
import { paise, personOf } from './payroll-case.mapper.js';

export const componentOf = (
  read: FormulaReader,
  code: string,
  formula: string,
  given: Partial<PayComponent> = {},
): PayComponent => ({
  code,
  kind: 'earning',
  formula: read(formula),
  prorated: true,
  taxable: true,
  wages: code === 'BASIC',
  fixed: true,
  rent: code === 'HRA',
  rounding: 'rupee',
  ...given,
});

/** Basic half of the CTC, a house rent allowance of it, and a line that fills up. */
export const starterComponents = (read: FormulaReader): PayComponent[] => [
  componentOf(read, 'SPECIAL', '0'),
  componentOf(read, 'HRA', 'BASIC * 0.4'),
  componentOf(read, 'BASIC', 'ctc / 24'),
];

export const salaryBy = (
  components: readonly PayComponent[],
  ctc: number,
  given: Partial<Salary> = {},
): Salary => ({
  from: '0000-01',
  decided: '0000-01',
  structure: prepareStructure(components, 'SPECIAL'),
  ctc: paise(ctc),
  overrides: new Map(),
  ...given,
});

export const personWith = (salary: Salary, given: Partial<PayPerson> = {}): PayPerson => ({
  ...personOf({ state: 'Maharashtra', gender: 'male', regime: 'new', monthly: {}, month: '2026-06' }),
  salaries: [salary],
  ...given,
});
