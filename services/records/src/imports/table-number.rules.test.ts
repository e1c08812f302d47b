import fc from 'fast-check';
import { readTableNumber } from './table-number.rules.js';

test.each([
  ['1.234,56', 1234.56],
  ['1500,50', 1500.5],
  ['1500,5', 1500.5],
  ['2,50,000', 250_000],
  ['₹1,80,000.50', 180_000.5],
  ['Rs. 1,234', 1234],
  ['1.234.567', 1_234_567],
  ['12.34.567,8', 1_234_567.8],
  ['1 234,56', 1234.56],
  ["1'234.50", 1234.5],
  ['500/-', 500],
  ['-12.5', -12.5],
  ['42', 42],
  ['0,5', 0.5],
])('%s is %d', (text, number) => {
  expect(readTableNumber(text)).toBe(number);
});

test.each(['much', '', '1.234', '1,2,3', '1.2.3', '12,34.56,7', '1,23.4.5', '--1', '1e5'])(
  '%s is none',
  (text) => {
    expect(readTableNumber(text)).toBeNaN();
  },
);

test('whatever a country writes is read as the number that it was', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((paise) => paise / 100);
  fc.assert(
    fc.property(amount, fc.constantFrom('en-IN', 'en-US', 'de-DE', 'fr-FR', 'de-CH'), (number, country) => {
      const shown = new Intl.NumberFormat(country, { minimumFractionDigits: 2 }).format(number);
      expect(readTableNumber(shown.replaceAll('’', "'"))).toBe(number);
    }),
  );
});
