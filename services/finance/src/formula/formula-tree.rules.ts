import Fraction from 'fraction.js';
import { FormulaError } from './formula.error.js';
import { evaluateFormula } from './formula-value.rules.js';
import type { FormulaToken } from './formula-token.rules.js';
import type { ArithmeticSign, ComparisonSign, FormulaFaultCode, FormulaNode } from './formula.types.js';
import { nearestName } from './nearest-name.rules.js';

/** A node of the parser, with what the kinds of nodes have that a formula may consist of. */
export interface ParsedNode {
  type: string;
  args?: ParsedNode[];
  content?: ParsedNode;
  params?: ParsedNode[];
  /** The function of an operator, as a text. */
  fn?: unknown;
  /** A product without its sign. */
  implicit?: boolean;
}

const ARITHMETIC: Partial<Record<string, ArithmeticSign>> = {
  add: '+',
  subtract: '-',
  multiply: '*',
  divide: '/',
};
const COMPARISON: Partial<Record<string, ComparisonSign>> = {
  smaller: '<',
  smallerEq: '<=',
  larger: '>',
  largerEq: '>=',
  equal: '==',
  unequal: '!=',
};

const MOST_PARTS = 100;
const DEEPEST = 20;

const isTruth = ({ kind }: FormulaNode): boolean =>
  kind === 'comparison' || kind === 'junction' || kind === 'not';

const FUNCTIONS = ['min', 'max', 'round', 'floor', 'ceil', 'if', 'slab'];

/** Turns the parser's tree into ours. The leaves of both come in the order of the text, so the tokens say where each stands. */
export class FormulaTree {
  readonly names = new Map<string, number>();
  readonly tables = new Map<string, number>();
  private readonly leaves: FormulaToken[];
  private read = 0;
  private parts = 0;
  private depth = 0;

  constructor(tokens: readonly FormulaToken[]) {
    this.leaves = tokens.filter(({ kind }) => kind === 'number' || kind === 'name' || kind === 'table');
  }

  /** @throws {FormulaError} where a part may not stand */
  rootOf(node: ParsedNode): FormulaNode {
    return this.number(node);
  }

  private node(node: ParsedNode): FormulaNode {
    if (node.content) return this.node(node.content);
    this.parts += 1;
    this.depth += 1;
    if (this.parts > MOST_PARTS) this.refuse('tooManyParts');
    if (this.depth > DEEPEST) this.refuse('tooDeep');
    const made = this.made(node);
    this.depth -= 1;
    return made;
  }

  private made(node: ParsedNode): FormulaNode {
    switch (node.type) {
      case 'ConstantNode':
        return this.constant();
      case 'SymbolNode':
      case 'AccessorNode':
        return this.name();
      case 'FunctionNode':
        return this.call(node.args ?? []);
      case 'OperatorNode':
        return this.operation(node);
      case 'RelationalNode': {
        const [, , third] = (node.params ?? []).map((each) => this.number(each));
        throw new FormulaError({ code: 'syntax', at: third?.at ?? 1 });
      }
      default:
        return this.refuse('syntax');
    }
  }

  private constant(): FormulaNode {
    const { kind, text, at } = this.next();
    if (kind !== 'number') throw new FormulaError({ code: 'type', at });
    return { kind: 'number', value: new Fraction(text), at };
  }

  private name(): FormulaNode {
    const { text, at } = this.next();
    if (!this.names.has(text)) this.names.set(text, at);
    return { kind: 'name', name: text, at };
  }

  private call(args: readonly ParsedNode[]): FormulaNode {
    const { text: name, at } = this.next();
    const [first, second, third] = args;
    switch (name) {
      case 'min':
      case 'max':
        if (!first) break;
        return { kind: 'extreme', name, given: args.map((each) => this.number(each)), at };
      case 'round':
      case 'floor':
      case 'ceil':
        if (!first || second) break;
        return { kind: 'rounding', name, of: this.number(first), at };
      case 'if': {
        if (!first || !second || !third || args.length > 3) break;
        const when = this.truth(first);
        const then = this.number(second);
        return { kind: 'choice', when, then, otherwise: this.number(third), at };
      }
      case 'slab':
        return this.slab(args, at);
      default:
        throw new FormulaError({ code: 'unknownFunction', at, name, ...nearestName(name, FUNCTIONS) });
    }
    throw new FormulaError({ code: 'arguments', at, name });
  }

  private slab([table, of, ...more]: readonly ParsedNode[], at: number): FormulaNode {
    const fault = new FormulaError({ code: 'arguments', at, name: 'slab' });
    if (table?.type !== 'ConstantNode' || !of || more.length > 0) throw fault;
    const name = this.next();
    if (name.kind !== 'table') throw fault;
    if (!this.tables.has(name.text)) this.tables.set(name.text, name.at);
    return { kind: 'slab', table: name.text, of: this.number(of), at };
  }

  private operation({ fn, implicit, args: [first, second] = [] }: ParsedNode): FormulaNode {
    if (!first || typeof fn !== 'string') return this.refuse('syntax');
    if (!second) return this.unary(fn, first);
    if (fn === 'and' || fn === 'or') {
      const left = this.truth(first);
      return { kind: 'junction', sign: fn, left, right: this.truth(second), at: left.at };
    }
    const left = this.number(first);
    const right = this.number(second);
    if (implicit) throw new FormulaError({ code: 'syntax', at: right.at });
    const { at } = left;
    const comparison = COMPARISON[fn];
    if (comparison) return { kind: 'comparison', sign: comparison, left, right, at };
    const sign = ARITHMETIC[fn];
    if (!sign) throw new FormulaError({ code: 'syntax', at: right.at });
    if (sign === '/') refuseZero(right);
    return { kind: 'arithmetic', sign, left, right, at };
  }

  private unary(fn: string, operand: ParsedNode): FormulaNode {
    if (fn === 'not') {
      const of = this.truth(operand);
      return { kind: 'not', of, at: of.at };
    }
    const of = this.number(operand);
    if (fn === 'unaryPlus') return of;
    return fn === 'unaryMinus' ? { kind: 'negation', of, at: of.at } : this.refuse('syntax');
  }

  private number(node: ParsedNode): FormulaNode {
    const made = this.node(node);
    if (isTruth(made)) throw new FormulaError({ code: 'type', at: made.at });
    return made;
  }

  private truth(node: ParsedNode): FormulaNode {
    const made = this.node(node);
    if (!isTruth(made)) throw new FormulaError({ code: 'type', at: made.at });
    return made;
  }

  private next(): FormulaToken {
    const token = this.leaves[this.read];
    if (!token) return this.refuse('syntax');
    this.read += 1;
    return token;
  }

  private refuse(code: FormulaFaultCode): never {
    const token = this.leaves[Math.min(this.read, this.leaves.length - 1)];
    throw new FormulaError({ code, at: token?.at ?? 1 });
  }
}

/** A divisor without names is known now; one with names is, for each person, when it is evaluated. */
function refuseZero(divisor: FormulaNode): void {
  if (hasNames(divisor)) return;
  if (evaluateFormula(divisor, { valueOf: refuseNames, slabOf: refuseNames }).equals(0)) {
    throw new FormulaError({ code: 'divisionByZero', at: divisor.at });
  }
}

function refuseNames(name: string): never {
  throw new Error(`A constant asked for ${name}.`);
}

function hasNames(node: FormulaNode): boolean {
  switch (node.kind) {
    case 'number':
      return false;
    case 'name':
    case 'slab':
      return true;
    case 'not':
    case 'negation':
    case 'rounding':
      return hasNames(node.of);
    case 'extreme':
      return node.given.some(hasNames);
    case 'choice':
      return hasNames(node.when) || hasNames(node.then) || hasNames(node.otherwise);
    default:
      return hasNames(node.left) || hasNames(node.right);
  }
}
