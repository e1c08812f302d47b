import fc from 'fast-check';
import Fraction from 'fraction.js';
import { FormulaError } from './formula.error.js';
import { loadFormulaReader, type FormulaReader } from './formula-parser.rules.js';
import { evaluateFormula } from './formula-value.rules.js';

let read: FormulaReader;
beforeAll(async () => {
  read = await loadFormulaReader();
});

/** A formula, and its value as a quotient of whole numbers; no value where it divides by zero. */
interface Sample {
  text: string;
  value: Quotient | null;
}
type Quotient = readonly [above: bigint, below: bigint];

const NAMES = new Map<string, Quotient>([
  ['BASIC', [20_000n, 1n]],
  ['paidDays', [45n, 2n]],
  ['ZERO', [0n, 1n]],
]);

const both = (a: Quotient | null, b: Quotient | null, of: (a: Quotient, b: Quotient) => Quotient | null) =>
  a && b ? of(a, b) : null;
const isLess = ([a, b]: Quotient, [c, d]: Quotient): boolean => a * d < c * b;
const divided = ([a, b]: Quotient, [c, d]: Quotient): Quotient | null => {
  if (c === 0n) return null;
  return c > 0n ? [a * d, b * c] : [-a * d, b * -c];
};
const floored = ([a, b]: Quotient): Quotient => [a / b - (a % b < 0n ? 1n : 0n), 1n];

const OPERATIONS: Record<string, (a: Quotient, b: Quotient) => Quotient | null> = {
  '+': ([a, b], [c, d]) => [a * d + c * b, b * d],
  '-': ([a, b], [c, d]) => [a * d - c * b, b * d],
  '*': ([a, b], [c, d]) => [a * c, b * d],
  '/': divided,
};

const leaf: fc.Arbitrary<Sample> = fc.oneof(
  fc.record({ whole: fc.nat(99_999), cents: fc.nat(99) }).map(({ whole, cents }) => ({
    text: `${String(whole)}.${String(cents).padStart(2, '0')}`,
    value: [BigInt(whole * 100 + cents), 100n] as const,
  })),
  fc.constantFrom(...NAMES).map(([text, value]) => ({ text, value })),
);

const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    leaf,
    fc
      .tuple(tie('sample'), fc.constantFrom(...Object.keys(OPERATIONS)), tie('sample'))
      .map(([a, sign, b]) => ({
        text: `(${a.text} ${sign} ${b.text})`,
        value: both(a.value, b.value, OPERATIONS[sign]!),
      })),
    fc.tuple(tie('sample'), tie('sample'), fc.constantFrom('min', 'max')).map(([a, b, name]) => ({
      text: `${name}(${a.text}, ${b.text})`,
      value: both(a.value, b.value, (x, y) => (isLess(x, y) === (name === 'min') ? x : y)),
    })),
    tie('sample').map(({ text, value }) => ({ text: `floor(${text})`, value: value && floored(value) })),
    tie('sample').map(({ text, value }) => ({
      text: `-${text}`,
      value: value && ([-value[0], value[1]] as const),
    })),
    fc.tuple(tie('sample'), tie('sample'), tie('sample')).map(([a, b, c]) => ({
      text: `if(${a.text} < ${b.text}, ${c.text}, ${a.text})`,
      value: both(a.value, b.value, (x, y) => (isLess(x, y) ? c.value : x)),
    })),
  ),
}));

function valueOf(text: string): Fraction | null {
  try {
    return evaluateFormula(read(text).root, {
      valueOf: (name) => new Fraction(...NAMES.get(name)!),
      slabOf: () => new Fraction(0),
    });
  } catch (error) {
    if (error instanceof FormulaError && error.fault.code === 'divisionByZero') return null;
    throw error;
  }
}

test('every formula has the value that arithmetic on whole numbers gives it, exactly', () => {
  fc.assert(
    fc.property(
      sample.filter(({ text }) => text.length <= 500),
      ({ text, value }) => {
        expect(valueOf(text)?.toFraction() ?? null).toBe(value && new Fraction(...value).toFraction());
      },
    ),
    { numRuns: 2_000 },
  );
});

test('no text is read as anything but a formula or a fault that lies within it', () => {
  const piece = fc.constantFrom(
    'BASIC',
    '1',
    '2.5',
    '+',
    '-',
    '*',
    '/',
    '(',
    ')',
    ',',
    '<',
    '==',
    '=',
    '.',
    'and',
  );
  const more = fc.constantFrom(
    'not ',
    'if',
    'min',
    '"t"',
    'slab',
    '[',
    '{',
    ':',
    ';',
    '\n',
    "'",
    '%',
    '!',
    'to ',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(fc.oneof(piece, more), { maxLength: 20 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (written) => {
      try {
        read(written);
      } catch (error) {
        expect(error).toBeInstanceOf(FormulaError);
        const { at } = (error as FormulaError).fault;
        expect(at).toBeGreaterThanOrEqual(1);
        expect(at).toBeLessThanOrEqual(written.length + 1);
      }
    }),
    { numRuns: 5_000 },
  );
});
