import { FormulaError } from './formula.error.js';

const LONGEST_FORMULA = 500;

const KINDS = ['number', 'name', 'word', 'table', 'sign'] as const;

export interface FormulaToken {
  kind: (typeof KINDS)[number];
  text: string;
  /** Counted from 1. */
  at: number;
}

const TOKEN =
  /(?<number>\d+(?:\.\d+)?)(?![\w.])|(?<word>and|or|not)(?!\w)|(?<name>[A-Za-z]\w*(?:\.[A-Za-z]\w*)?)(?![\w.])|"(?<table>[A-Za-z]\w*)"|(?<sign><=|>=|==|!=|[-+*/<>(),])/y;

/** Words that the parser knows besides ours. Where they are operators, it would read them as something else. */
const OTHER_WORDS = new Set([
  'mod',
  'xor',
  'to',
  'in',
  'end',
  'true',
  'false',
  'null',
  'undefined',
  'NaN',
  'Infinity',
]);

/**
 * The words and signs of a formula in their order. Whatever may not stand in one is refused here, because the parser's
 * own language is larger and its tree does not say where a part stands.
 * @throws {FormulaError} `empty`, `tooLong`, `character`, `unknownName`
 */
export function tokensOf(text: string): FormulaToken[] {
  if (text.length > LONGEST_FORMULA) throw new FormulaError({ code: 'tooLong', at: LONGEST_FORMULA + 1 });
  const tokens: FormulaToken[] = [];
  let index = 0;
  while (index < text.length) {
    if (/\s/.test(text.charAt(index))) index += 1;
    else {
      const token = tokenAt(text, index);
      tokens.push(token);
      index = TOKEN.lastIndex;
    }
  }
  if (tokens.length === 0) throw new FormulaError({ code: 'empty', at: 1 });
  return tokens;
}

function tokenAt(text: string, index: number): FormulaToken {
  TOKEN.lastIndex = index;
  const at = index + 1;
  const groups: Partial<Record<string, string>> = TOKEN.exec(text)?.groups ?? {};
  const kind = KINDS.find((each) => groups[each] !== undefined);
  const found = kind && groups[kind];
  if (!kind || found === undefined) throw new FormulaError({ code: 'character', at });
  if (OTHER_WORDS.has(found)) throw new FormulaError({ code: 'unknownName', at, name: found });
  return { kind, text: found, at };
}
