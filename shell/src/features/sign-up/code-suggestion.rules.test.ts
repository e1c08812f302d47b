import { companyCodeSchema } from '@atrium/contracts';
import fc from 'fast-check';
import { suggestCodes } from './code-suggestion.rules.js';

test.each([
  ['Acme Media Pvt. Ltd.', ['acme-media', 'acmemedia', 'acme', 'acme-hq', 'acme-team']],
  ['Café Nord', ['cafe-nord', 'cafenord', 'cafe', 'cafe-hq', 'cafe-team']],
  ['24 Seven', ['seven', 'seven-hq', 'seven-team']],
  ['The Co', ['the-co', 'theco', 'the', 'the-hq', 'the-team']],
  ['', []],
  ['株式会社', []],
])('%s', (name, expected) => {
  expect(suggestCodes(name)).toEqual(expected);
});

test('every suggestion is well formed and none comes twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const codes = suggestCodes(name);
      expect(new Set(codes).size).toBe(codes.length);
      // The server refuses reserved words, with a message beside the field.
      for (const code of codes) expect(code).toMatch(/^[a-z][a-z0-9-]{2,31}$/);
    }),
  );
});

test('a suggestion for an ordinary name is accepted by the contract', () => {
  expect(companyCodeSchema.parse(suggestCodes('Northlight Media')[0])).toBe('northlight-media');
});
