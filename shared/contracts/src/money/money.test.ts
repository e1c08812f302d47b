import fc from 'fast-check';
import { inMainUnit, inMinorUnit, minorPlaces } from './money.js';
import { moneySchema } from './money-schema.js';

const FRACTION = 'Enter an amount without a fraction of a paisa or cent.';
const TOO_LARGE = 'This amount is too large.';

const saidOf = (value: unknown, schema = moneySchema()): string[] | undefined =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test.each([
  [0.5, FRACTION],
  [-0.5, FRACTION],
  [10.000000001, FRACTION],
  [-1, 'Enter at least 0.'],
  [-(2 ** 53), 'Enter at least 0.'],
  [1_000_000_000_001, TOO_LARGE],
  [2 ** 53, TOO_LARGE],
  [1e300, TOO_LARGE],
  ['100', 'Enter an amount.'],
  [Number.NaN, 'Enter an amount.'],
  [Infinity, 'Enter an amount.'],
  [null, 'Enter an amount.'],
  [undefined, 'Enter an amount.'],
])('%s is refused with one sentence', (value, words) => expect(saidOf(value)).toEqual([words]));

test('limits are those that are asked for, and never beyond what a number keeps exact', () => {
  expect(saidOf(0, moneySchema({ min: 1 }))).toEqual(['Enter an amount above 0.']);
  expect(saidOf(-(2 ** 60), moneySchema({ min: 1 }))).toEqual(['Enter an amount above 0.']);
  expect(saidOf(101, moneySchema({ max: 100 }))).toEqual([TOO_LARGE]);
  const all = moneySchema({ max: Number.MAX_SAFE_INTEGER });
  expect(saidOf(Number.MAX_SAFE_INTEGER, all)).toBeUndefined();
  expect(saidOf(2 ** 53, all)).toEqual([TOO_LARGE]);
});

test('every whole amount within the limits is taken, and no other number', () => {
  const value = fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger());
  fc.assert(
    fc.property(value, (amount) => {
      const isWhole = Number.isSafeInteger(amount) && amount >= 0 && amount <= 1_000_000_000_000;
      expect(moneySchema().safeParse(amount).success).toBe(isWhole);
    }),
  );
});

test('a decimal of the main unit is the same amount in minor units, to the last digit', () => {
  const currency = fc.constantFrom('INR', 'USD', 'JPY', 'KWD');
  fc.assert(
    fc.property(fc.maxSafeInteger(), currency, (amount, of) => {
      const places = minorPlaces(of);
      const digits = String(Math.abs(amount)).padStart(places + 1, '0');
      const [whole, part] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
      const decimal = `${amount < 0 ? '-' : ''}${whole}${places > 0 ? `.${part}` : ''}`;
      expect(inMinorUnit(decimal, of)).toBe(amount);
    }),
  );
});

test.each([
  ['1.005', 'INR'],
  ['1.0000000000000000000000001', 'INR'],
  ['90071992547409.001', 'INR'],
  ['0.5', 'JPY'],
  ['0.0005', 'KWD'],
])('%s %s has a fraction of the smallest unit, which is refused', (decimal, currency) =>
  expect(saidOf(inMinorUnit(decimal, currency))).toEqual([FRACTION]),
);

test.each(['', 'none', '1e5', '1.2.3', '0x10', ' 1'])('“%s” is no decimal', (text) =>
  expect(inMinorUnit(text, 'INR')).toBeNaN(),
);

test('places follow the currency', () => {
  expect([inMinorUnit('12.50', 'INR'), inMinorUnit('12.000', 'JPY'), inMinorUnit('1.005', 'KWD')]).toEqual([
    1250, 12, 1005,
  ]);
  expect([inMainUnit(1250, 'INR'), inMainUnit(12, 'JPY'), inMainUnit(1005, 'KWD')]).toEqual([
    12.5, 12, 1.005,
  ]);
});
