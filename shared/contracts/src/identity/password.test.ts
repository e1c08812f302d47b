import fc from 'fast-check';
import { passwordSchema } from './password.js';

const letterArb = fc.integer({ min: 97, max: 122 }).map((code) => String.fromCharCode(code));
const reasonFor = (password: string) => passwordSchema.safeParse(password).error?.issues[0]?.message;

test.each([
  ['short1!', 'Use at least 10 characters.'],
  ['x'.repeat(201), 'Use at most 200 characters.'],
  ['aaaaaaaaaaaa', 'This password is too easy to guess. Choose another.'],
  ['abababababab', 'This password is too easy to guess. Choose another.'],
])('%s is refused', (password, reason) => {
  expect(reasonFor(password)).toBe(reason);
});

test('a sentence is a password, also in other scripts and with spaces, and is kept as it is', () => {
  for (const password of ['correct horse battery', ' नमस्ते दुनिया आज ', 'Blue-Kettle-77', 'ab cd'.repeat(40)]) {
    expect(passwordSchema.parse(password)).toBe(password);
  }
});

test('no composition rule: ten letters that differ are enough', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letterArb, { minLength: 10 }), (letters) => {
      expect(passwordSchema.safeParse(letters.join('')).success).toBe(true);
    }),
  );
});
