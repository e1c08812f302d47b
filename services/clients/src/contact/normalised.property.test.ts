import { readPhone } from '@atrium/records';
import { plainForm, readEmail } from '@atrium/contracts';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { checkDigit, readGstin } from './gstin.rules.js';
import { nameText } from './name-key.rules.js';

const RUNS = process.env['ATRIUM_TEST_FULL'] === '1' ? 10_000 : 1_000;

const runs = { numRuns: RUNS };
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const word = fc.string({
  unit: fc.constantFrom(...Array.from('abzAZ019.+-_ü\u00AD\u200B०')),
  minLength: 1,
  maxLength: 8,
});

const letters = fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
const digits = fc.constantFrom(...Array.from('0123456789'));
const firstFourteen = fc
  .tuple(
    fc.constantFrom('01', '09', '24', '27', '29', '38', '97'),
    fc.string({ unit: letters, minLength: 5, maxLength: 5 }),
    fc.string({ unit: digits, minLength: 4, maxLength: 4 }),
    letters,
    fc.constantFrom(...Array.from('19AZ')),
    fc.constant('Z'),
  )
  .map((parts) => parts.join(''));

test.each([
  ['texts', plainForm, anyText],
  ['names', nameText, anyText],
  ['emails', readEmail, fc.tuple(word, word, word).map(([a, b, c]) => ` mailto:${a}@${b}.${c} `)],
  ['emails of any characters', readEmail, fc.tuple(anyText, anyText).map(([a, b]) => `${a}@${b}.in`)],
] as const)('normalised %s stay as they are', (_, normalise, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      const once = normalise(text);
      if (once !== null) assert.equal(normalise(once), once);
    }),
    runs,
  );
});

test('a stored phone is read as itself, whatever the country of the reader', () => {
  const typed = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789 -')),
    minLength: 6,
    maxLength: 14,
  });
  const country = fc.constantFrom('IN', 'US', 'GB', 'IT', 'AR', 'DE', 'AE');
  let read = 0;
  fc.assert(
    fc.property(typed, country, country, (text, home, abroad) => {
      const phone = readPhone(text, home);
      if (!phone) return;
      read += 1;
      assert.equal(readPhone(phone.e164, abroad)?.e164, phone.e164);
    }),
    runs,
  );
  expect(read).toBeGreaterThan(RUNS / 50);
});

test('one wrong character never makes another GSTIN', () => {
  fc.assert(
    fc.property(
      firstFourteen,
      fc.nat(13),
      fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')),
      (first, at, other) => {
        const gstin = `${first}${checkDigit(first)}`;
        assert('gstin' in readGstin(gstin));
        if (gstin[at] === other) return;
        assert('code' in readGstin(`${gstin.slice(0, at)}${other}${gstin.slice(at + 1)}`));
      },
    ),
    runs,
  );
});
