import fc from 'fast-check';
import { readTypedNumber } from './typed-number.rules.js';

/** As somebody would type it: 0 to 9 in another script. */
const inScript = (text: string, zero: number): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const ZEROS = [0x30, 0x0966, 0x09e6, 0x0660, 0x06f0];

test('a number is read in western and Indian groups, with digits of any script', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      fc.constantFrom('en-US', 'en-IN'),
      fc.constantFrom(...ZEROS),
      fc.constantFrom(',', ' ', '\u00a0', ''),
      (number, language, zero, between) => {
        const typed = number.toLocaleString(language).replaceAll(',', between);
        expect(readTypedNumber(inScript(typed, zero))?.toFraction()).toBe(String(number));
      },
    ),
  );
});

test('decimals are read exactly', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(99), (whole, part) => {
      const typed = `${whole.toLocaleString('en-IN')}.${String(part).padStart(2, '0')}`;
      expect(readTypedNumber(typed)?.mul(100).toFraction()).toBe(String(whole * 100 + part));
    }),
  );
});

test.each([
  ['1e5', '100000'],
  ['2.5E-3', '1/400'],
  [' −7 ', '-7'],
  ['+7', '7'],
  ['.5', '1/2'],
  ['5.', '5'],
  ['١٢٬٣٤٥٫٥', '24691/2'],
])('%s is a number', (typed, exact) => {
  expect(readTypedNumber(typed)?.toFraction()).toBe(exact);
});

test.each([
  '1,5',
  '1,00,00',
  '1 00,000',
  '12,34',
  ',100',
  '10²',
  '½',
  '1/2',
  '7 kg',
  '.',
  '-',
  'e5',
  '1e9999',
  'test',
])('%s is none', (typed) => {
  expect(readTypedNumber(typed)).toBeNull();
});
