import Fraction from 'fraction.js';
import { FormulaError } from './formula.error.js';
import { orderFormulas } from './formula-order.rules.js';
import { loadFormulaReader, type FormulaReader } from './formula-parser.rules.js';
import { evaluateFormula } from './formula-value.rules.js';
import type { FormulaFault } from './formula.types.js';

let read: FormulaReader;
beforeAll(async () => {
  read = await loadFormulaReader();
});

const NAMES: Record<string, string> = {
  BASIC: '20000',
  HRA: '8000',
  paidDays: '19',
  monthDays: '31',
  'pack.limit': '1500.50',
};

const valueOf = (text: string): string =>
  evaluateFormula(read(text).root, {
    valueOf: (name) => new Fraction(NAMES[name] ?? 0),
    slabOf: (table, of) => (table === 'levels' && of.gt(10_000) ? new Fraction(200) : new Fraction(0)),
  }).toFraction();

function faultOf(work: () => unknown): FormulaFault | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof FormulaError) return error.fault;
    throw error;
  }
}

test.each([
  ['BASIC * 0.4', '8000'],
  ['0.1 + 0.2', '3/10'],
  ['BASIC / 3', '20000/3'],
  ['9007199254740993.01 - 0.01', '9007199254740993'],
  ['-(BASIC + HRA) * 2', '-56000'],
  ['BASIC - HRA - 1000', '11000'],
  ['BASIC *\n paidDays / monthDays', '380000/31'],
  ['min(BASIC, pack.limit)', '3001/2'],
  ['max(1, 2, 3)', '3'],
  ['round(2.5) + round(2.49) + round(-2.5)', '3'],
  ['floor(2.9) + ceil(2.1)', '5'],
  ['if(BASIC >= 15000 and not (HRA == 0), 1, 2)', '1'],
  ['if(BASIC < 15000 or HRA != 8000, 1, 2)', '2'],
  ['if(unpaid == 0, 0, BASIC / unpaid)', '0'],
  ['slab("levels", BASIC)', '200'],
])('%s is %s', (text, value) => expect(valueOf(text)).toBe(value));

test.each<[string, FormulaFault]>([
  ['', { code: 'empty', at: 1 }],
  ['   ', { code: 'empty', at: 1 }],
  ['BASIC * (', { code: 'syntax', at: 10 }],
  ['BASIC * * 2', { code: 'syntax', at: 9 }],
  ['BASIC 2', { code: 'syntax', at: 7 }],
  ['2 BASIC', { code: 'syntax', at: 3 }],
  ['1 < BASIC < 3', { code: 'syntax', at: 13 }],
  ['BASIC + HRA)', { code: 'syntax', at: 12 }],
  ['BASIC ^ 2', { code: 'character', at: 7 }],
  ['HRA = 3', { code: 'character', at: 5 }],
  ['[1, 2]', { code: 'character', at: 1 }],
  ['BASIC; 3', { code: 'character', at: 6 }],
  ['BASIC[1]', { code: 'character', at: 6 }],
  ['1 + 1e3', { code: 'character', at: 5 }],
  ['BASIC ? 1 : 2', { code: 'character', at: 7 }],
  ['pack.a.b', { code: 'character', at: 1 }],
  ['10 % 3', { code: 'character', at: 4 }],
  ['BASIC # 3', { code: 'character', at: 7 }],
  ["'x'", { code: 'character', at: 1 }],
  ['"levels"', { code: 'type', at: 1 }],
  ['BASIC mod 2', { code: 'unknownName', at: 7, name: 'mod' }],
  ['1 + true', { code: 'unknownName', at: 5, name: 'true' }],
  ['BASIC > 3', { code: 'type', at: 1 }],
  ['1 + (BASIC > 3)', { code: 'type', at: 6 }],
  ['if(BASIC, 1, 2)', { code: 'type', at: 4 }],
  ['BASIC and HRA', { code: 'type', at: 1 }],
  ['2 + rond(BASIC)', { code: 'unknownFunction', at: 5, name: 'rond', nearest: 'round' }],
  ['import("fs")', { code: 'unknownFunction', at: 1, name: 'import' }],
  ['BASIC(2)', { code: 'unknownFunction', at: 1, name: 'BASIC' }],
  ['round(BASIC, 2)', { code: 'arguments', at: 1, name: 'round' }],
  ['if(BASIC > 1, 2)', { code: 'arguments', at: 1, name: 'if' }],
  ['1 + min()', { code: 'arguments', at: 5, name: 'min' }],
  ['slab(BASIC, 2)', { code: 'arguments', at: 1, name: 'slab' }],
  ['BASIC / 0', { code: 'divisionByZero', at: 9 }],
  ['BASIC / (2 - 1 - 1)', { code: 'divisionByZero', at: 10 }],
  [`${'1+'.repeat(250)}1`, { code: 'tooLong', at: 501 }],
  [`max(${'1,'.repeat(110)}1)`, { code: 'tooManyParts', at: 203 }],
  [`${'1+'.repeat(30)}1`, { code: 'tooDeep', at: 1 }],
  [`${'-'.repeat(25)}1`, { code: 'tooDeep', at: 26 }],
])('“%s” is refused where it is wrong', (text, fault) => expect(faultOf(() => read(text))).toEqual(fault));

test('a divisor that is zero for somebody is refused for them, at the divisor', () => {
  expect(faultOf(() => valueOf('BASIC / (paidDays - 19)'))).toEqual({ code: 'divisionByZero', at: 10 });
});

const orderOf = (formulas: Record<string, string>): string[] =>
  orderFormulas(new Map(Object.entries(formulas).map(([code, text]) => [code, read(text)])), {
    names: ['ctc'],
    tables: ['levels'],
  });

test('each component stands after those that it asks for', () => {
  expect(orderOf({ SPECIAL: 'ctc / 12 - BASIC - HRA', HRA: 'BASIC * 0.4', BASIC: 'ctc / 24' })).toEqual([
    'BASIC',
    'HRA',
    'SPECIAL',
  ]);
});

test('a cycle is told as its path, an unknown name with the nearest one', () => {
  expect(faultOf(() => orderOf({ TOP: 'HRA', HRA: '1 + BASIC', BASIC: 'HRA / 2' }))).toEqual({
    code: 'cycle',
    component: 'BASIC',
    at: 1,
    path: ['HRA', 'BASIC', 'HRA'],
  });
  expect(faultOf(() => orderOf({ BASIC: 'BASIC' }))).toMatchObject({ path: ['BASIC', 'BASIC'] });
  expect(faultOf(() => orderOf({ HRA: '2 * BASC', BASIC: '1' }))).toEqual({
    code: 'unknownName',
    component: 'HRA',
    at: 5,
    name: 'BASC',
    nearest: 'BASIC',
  });
  expect(faultOf(() => orderOf({ HRA: 'slab("level", ctc)' }))).toMatchObject({
    code: 'unknownTable',
    at: 6,
    nearest: 'levels',
  });
});
