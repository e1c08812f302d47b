import type { MathJsInstance } from 'mathjs';
import { FormulaError } from './formula.error.js';
import { tokensOf } from './formula-token.rules.js';
import { FormulaTree, type ParsedNode } from './formula-tree.rules.js';
import type { Formula } from './formula.types.js';

/** Reads formulas; made once, by `loadFormulaReader`. */
export type FormulaReader = (text: string) => Formula;

let reader: Promise<FormulaReader> | undefined;

/**
 * The reader of formulas. The parser is some hundred modules, so it is loaded when the first formula is read and not when
 * the process starts.
 */
export const loadFormulaReader = (): Promise<FormulaReader> => (reader ??= createReader());

async function createReader(): Promise<FormulaReader> {
  const { create, parseDependencies } = await import('mathjs');
  const { parse } = create({ ...parseDependencies }, { number: 'Fraction' });
  return (text) => readFormula(text, parse);
}

/** @throws {FormulaError} at the first character that cannot be read */
function readFormula(text: string, parse: MathJsInstance['parse']): Formula {
  const tree = new FormulaTree(tokensOf(text));
  // A line break would end an expression of the parser.
  const root = tree.rootOf(parsed(text.replaceAll(/\s/g, ' '), parse));
  return { text, root, names: tree.names, tables: tree.tables };
}

function parsed(text: string, parse: MathJsInstance['parse']): ParsedNode {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof SyntaxError && 'char' in error && typeof error.char === 'number') {
      throw new FormulaError({ code: 'syntax', at: error.char });
    }
    throw error;
  }
}
