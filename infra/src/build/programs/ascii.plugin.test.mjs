import vm from 'node:vm';
import fc from 'fast-check';
import { inAscii } from './ascii.plugin.mjs';

const valueOf = (/** @type {string} */ source) => String(vm.runInNewContext(source));

test('a text in ASCII is the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const source = JSON.stringify(text).replaceAll('₹', String.raw`\₹`);
      expect(inAscii(source)).toMatch(/^[\0-\x7f]*$/u);
      expect(vm.runInNewContext(inAscii(source))).toBe(text);
    }),
  );
});

test('backslashes before a character beyond ASCII keep their meaning', () => {
  for (const source of [String.raw`'\₹'`, String.raw`'\\₹'`, String.raw`'\\\₹'`, '`\\\\é😀${"नमस्ते"}`'])
    expect(valueOf(inAscii(source))).toBe(valueOf(source));
});

test('patterns and names find what they found', () => {
  expect(valueOf(inAscii(String.raw`/^[ऀ-ॿ]+$/u.test('नमस्ते')`))).toBe('true');
  expect(valueOf(inAscii(String.raw`/^\₹[😀]$/.test('₹😀')`))).toBe('false');
  expect(valueOf(inAscii('({ größe: 2 }).größe'))).toBe('2');
});
