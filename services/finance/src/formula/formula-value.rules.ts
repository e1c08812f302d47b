import Fraction from 'fraction.js';
import { FormulaError } from './formula.error.js';
import type { ArithmeticSign, ComparisonSign, FormulaNode } from './formula.types.js';

/** What the names of a formula mean for one person and month. */
export interface FormulaValues {
  valueOf: (name: string) => Fraction;
  slabOf: (table: string, of: Fraction) => Fraction;
}

/**
 * The value of a formula, exactly; nothing is rounded but by its own `round`, `floor` and `ceil`.
 * @throws {FormulaError} `divisionByZero`, at the divisor
 */
export function evaluateFormula(node: FormulaNode, values: FormulaValues): Fraction {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'name':
      return values.valueOf(node.name);
    case 'negation':
      return evaluateFormula(node.of, values).neg();
    case 'arithmetic': {
      const left = evaluateFormula(node.left, values);
      const right = evaluateFormula(node.right, values);
      if (node.sign === '/' && right.equals(0)) {
        throw new FormulaError({ code: 'divisionByZero', at: node.right.at });
      }
      return ARITHMETIC[node.sign](left, right);
    }
    case 'slab':
      return values.slabOf(node.table, evaluateFormula(node.of, values));
    case 'extreme':
      return EXTREMES[node.name](node.given.map((each) => evaluateFormula(each, values)));
    case 'rounding':
      return ROUNDINGS[node.name](evaluateFormula(node.of, values));
    case 'choice':
      // The other branch may divide by what is zero for this person.
      return evaluateFormula(isTrue(node.when, values) ? node.then : node.otherwise, values);
    default:
      throw new Error(`A formula asks for the number of a ${node.kind}.`);
  }
}

function isTrue(node: FormulaNode, values: FormulaValues): boolean {
  switch (node.kind) {
    case 'not':
      return !isTrue(node.of, values);
    case 'junction':
      return node.sign === 'and'
        ? isTrue(node.left, values) && isTrue(node.right, values)
        : isTrue(node.left, values) || isTrue(node.right, values);
    case 'comparison':
      return COMPARISON[node.sign](
        evaluateFormula(node.left, values).compare(evaluateFormula(node.right, values)),
      );
    default:
      throw new Error(`A formula asks for the truth of a ${node.kind}.`);
  }
}

const ARITHMETIC: Record<ArithmeticSign, (left: Fraction, right: Fraction) => Fraction> = {
  '+': (left, right) => left.add(right),
  '-': (left, right) => left.sub(right),
  '*': (left, right) => left.mul(right),
  '/': (left, right) => left.div(right),
};

const COMPARISON: Record<ComparisonSign, (order: number) => boolean> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
};

const EXTREMES: Record<'min' | 'max', (given: Fraction[]) => Fraction> = {
  min: (given) => given.reduce((least, each) => (each.lt(least) ? each : least)),
  max: (given) => given.reduce((most, each) => (each.gt(most) ? each : most)),
};

const ROUNDINGS: Record<'round' | 'floor' | 'ceil', (value: Fraction) => Fraction> = {
  round: (value) => value.add(HALF).floor(),
  floor: (value) => value.floor(),
  ceil: (value) => value.ceil(),
};

const HALF = new Fraction(1, 2);
