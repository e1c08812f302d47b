import fc from 'fast-check';
import { readMoney, typeMoney } from './typed-money.js';

test.each([
  ['1,02,62,480', 1026248000],
  ['10,262,480.5', 1026248050],
  ['₹ 18,60,000', 186000000],
  ['Rs. 500/-', 50000],
  ['−12.34', -1234],
  ['٣٫٥', 350],
  ['१,००,०००', 10000000],
  ['0', 0],
])('the amount “%s” is %s paise', (typed, amount) => expect(readMoney(typed, 'INR')).toEqual({ amount }));

test.each([
  ['1,0,2', 'commas'],
  ['12,34', 'commas'],
  ['1,02,480,', 'commas'],
  ['1.005', 'decimals'],
  ['lots', 'words'],
  ['', 'words'],
  ['12 x 3', 'words'],
  ['9'.repeat(15), 'long'],
  ['90,07,19,92,54,74,09.92', 'commas'],
  ['90071992547409.92', 'long'],
])('the amount “%s” is refused for its %s', (typed, fault) =>
  expect(readMoney(typed, 'INR')).toEqual({ fault }),
);

test('what stands in the field is read as the same amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom('INR', 'USD', 'JPY', 'KWD'), (amount, currency) => {
      expect(readMoney(typeMoney(amount, currency), currency)).toEqual({ amount });
    }),
  );
  expect([typeMoney(1026248000, 'INR'), typeMoney(1026248000, 'USD')]).toEqual(['1,02,62,480', '10,262,480']);
});
