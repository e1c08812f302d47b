import fc from 'fast-check';
import { gstinChecksum, gstinSchema } from './gstin.js';

test.each(['27AAPFU0939F1ZV', ' 29aagcb7383j1z4 ', '07AAACP0165G2ZQ'])('%s is a GSTIN', (gstin) => {
  expect(gstinSchema.parse(gstin)).toBe(gstin.trim().toUpperCase());
});

test.each(['', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '2AAAPFU0939F1ZV', '27AAPFU0939F1XV'])(
  '"%s" has not the form of one',
  (gstin) => {
    expect(gstinSchema.safeParse(gstin).error?.issues[0]?.message).toMatch(/15 characters/);
  },
);

test('one wrong digit is found', () => {
  const first = '27AAPFU0939F1Z';
  expect(gstinChecksum(first)).toBe('V');
  fc.assert(
    fc.property(fc.constantFrom(7, 8, 9, 10), fc.integer({ min: 0, max: 9 }).map(String), (place, digit) => {
      fc.pre(first[place] !== digit);
      const wrong = `${first.slice(0, place)}${digit}${first.slice(place + 1)}V`;
      expect(gstinSchema.safeParse(wrong).success).toBe(false);
    }),
  );
});
