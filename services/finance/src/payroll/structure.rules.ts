import type { Money, PayInput } from '@atrium/contracts';
import Fraction from 'fraction.js';
import { FormulaError } from '../formula/formula.error.js';
import { orderFormulas, type KnownNames } from '../formula/formula-order.rules.js';
import { evaluateFormula } from '../formula/formula-value.rules.js';
import type { Formula, FormulaNode } from '../formula/formula.types.js';
import { inRupees } from './pay-amount.rules.js';
import { inputOf } from './pay-line.rules.js';
import type { PayComponent, PayStructure, Salary } from './pay.types.js';

const MONTHLY_NAMES = ['paidDays', 'monthDays', 'lopDays', 'age', 'serviceYears'];
const PACK_NAMES = ['pack.fundCeiling', 'pack.insuranceCeiling'];
const PACK_TABLES = ['professionalTax'];

/** What a formula may ask for besides the codes of its structure. */
export const KNOWN_NAMES: KnownNames = {
  names: [...MONTHLY_NAMES, 'ctc', ...PACK_NAMES],
  tables: PACK_TABLES,
};

/**
 * @param balance the code of the component that fills up to the CTC; its own formula does not count
 * @throws {FormulaError} for unknown names and cycles
 */
export function prepareStructure(components: readonly PayComponent[], balance: string | null): PayStructure {
  const filled = components.map((component) =>
    component.code === balance ? { ...component, formula: balanceFormula(components, balance) } : component,
  );
  const byCode = new Map(filled.map((component) => [component.code, component]));
  const formulas = new Map(filled.map(({ code, formula }) => [code, formula]));
  const ordered = orderFormulas(formulas, KNOWN_NAMES);
  return {
    components: ordered.map((code) => byCode.get(code)).filter((component) => component !== undefined),
    differsByMonth: filled.some(({ formula }) => asksForMonth(formula)),
  };
}

const asksForMonth = ({ names, tables }: Formula): boolean =>
  tables.size > 0 ||
  [...names.keys()].some((name) => MONTHLY_NAMES.includes(name) || name.startsWith('pack.'));

/** A month's part of the CTC less all that the company pays by the other components. */
function balanceFormula(components: readonly PayComponent[], balance: string): Formula {
  const others = components.filter(({ code, kind }) => code !== balance && kind !== 'deduction');
  const at = 1;
  const monthly: FormulaNode = {
    kind: 'arithmetic',
    sign: '/',
    left: { kind: 'name', name: 'ctc', at },
    right: { kind: 'number', value: new Fraction(12), at },
    at,
  };
  const root = others.reduce<FormulaNode>(
    (left, { code }) => ({
      kind: 'arithmetic',
      sign: '-',
      left,
      right: { kind: 'name', name: code, at },
      at,
    }),
    monthly,
  );
  const codes = others.map(({ code }) => code);
  return {
    text: ['ctc / 12', ...codes].join(' - '),
    root,
    names: new Map(['ctc', ...codes].map((name) => [name, at])),
    tables: new Map(),
  };
}

/** What names mean in one month; a name that has no value there is left out. */
export interface MonthValues {
  names: ReadonlyMap<string, PayInput>;
  slabOf: (table: string, of: Fraction) => Fraction;
}

/** The amount of a component for a full month. */
export interface FullAmount {
  component: PayComponent;
  exact: Fraction;
  formula: string;
  inputs: PayInput[];
}

/**
 * All components of a salary for a full month, exactly.
 * @throws {FormulaError} with the component, where a formula has no value for this person
 */
export function fullAmounts(salary: Salary, values: MonthValues): FullAmount[] {
  const inputs = new Map(values.names);
  inputs.set('ctc', inputOf('ctc', inRupees(salary.ctc), ['salary', salary.from]));
  return salary.structure.components.map((component) => {
    const override = salary.overrides.get(component.code);
    const amount =
      override === undefined
        ? byFormula(component, inputs, values.slabOf)
        : overridden(component, override, salary.from);
    inputs.set(component.code, inputOf(component.code, amount.exact, ['line', component.code]));
    return amount;
  });
}

function byFormula(
  component: PayComponent,
  inputs: ReadonlyMap<string, PayInput>,
  slabOf: MonthValues['slabOf'],
): FullAmount {
  const { code, formula } = component;
  const valueOf = (name: string): Fraction => {
    const input = inputs.get(name);
    if (!input) throw new FormulaError({ code: 'noValue', at: formula.names.get(name) ?? 1, name });
    return new Fraction(input.value);
  };
  try {
    const exact = evaluateFormula(formula.root, { valueOf, slabOf });
    if (exact.lt(0)) throw new FormulaError({ code: 'belowZero', at: 1 });
    const used = [...formula.names.keys()]
      .map((name) => inputs.get(name))
      .filter((input) => input !== undefined);
    return { component, exact, formula: formula.text, inputs: used };
  } catch (error) {
    if (error instanceof FormulaError) throw new FormulaError({ ...error.fault, component: code });
    throw error;
  }
}

const overridden = (component: PayComponent, amount: Money, from: string): FullAmount => {
  const exact = inRupees(amount);
  return { component, exact, formula: 'AMOUNT', inputs: [inputOf('AMOUNT', exact, ['salary', from])] };
};
