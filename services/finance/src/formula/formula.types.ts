import type Fraction from 'fraction.js';

/** Why a formula is refused. */
export type FormulaFaultCode =
  | 'empty'
  | 'tooLong'
  | 'tooManyParts'
  | 'tooDeep'
  | 'character'
  | 'syntax'
  | 'unknownName'
  | 'unknownFunction'
  | 'unknownTable'
  | 'arguments'
  | 'type'
  | 'divisionByZero'
  | 'noValue'
  | 'belowZero'
  | 'cycle';

/** What is wrong with a formula, and where. */
export interface FormulaFault {
  code: FormulaFaultCode;
  /** The character at which it begins, counted from 1. */
  at: number;
  /** The component whose formula it is, where several are read together. */
  component?: string;
  /** What is written there, if it is a name. */
  name?: string;
  /** The known name that is most like the one that is written. */
  nearest?: string;
  /** Of a cycle: the codes from the first back to the first. */
  path?: string[];
}

export type ComparisonSign = '<' | '<=' | '>' | '>=' | '==' | '!=';
export type ArithmeticSign = '+' | '-' | '*' | '/';

/** A part of a formula. `at` is the character at which it begins, counted from 1. */
export type FormulaNode = { at: number } & (
  | { kind: 'number'; value: Fraction }
  | { kind: 'name'; name: string }
  | { kind: 'arithmetic'; sign: ArithmeticSign; left: FormulaNode; right: FormulaNode }
  | { kind: 'comparison'; sign: ComparisonSign; left: FormulaNode; right: FormulaNode }
  | { kind: 'junction'; sign: 'and' | 'or'; left: FormulaNode; right: FormulaNode }
  | { kind: 'not' | 'negation'; of: FormulaNode }
  | { kind: 'extreme'; name: 'min' | 'max'; given: FormulaNode[] }
  | { kind: 'rounding'; name: 'round' | 'floor' | 'ceil'; of: FormulaNode }
  | { kind: 'choice'; when: FormulaNode; then: FormulaNode; otherwise: FormulaNode }
  | { kind: 'slab'; table: string; of: FormulaNode }
);

/** A formula that was read; it can be evaluated any number of times. */
export interface Formula {
  text: string;
  root: FormulaNode;
  /** Names and tables that it asks for, each once with the character at which it first stands. */
  names: ReadonlyMap<string, number>;
  tables: ReadonlyMap<string, number>;
}
