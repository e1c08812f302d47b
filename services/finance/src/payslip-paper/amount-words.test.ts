import { LANGUAGES } from '@atrium/contracts';
import fc from 'fast-check';
import { rupeesInWords } from './amount-words.rules.js';

test.each([
  [0, 'Rupees zero only'],
  [1_900, 'Rupees nineteen only'],
  [4_200, 'Rupees forty-two only'],
  [10_000, 'Rupees one hundred only'],
  [12_331_500, 'Rupees one lakh twenty-three thousand three hundred fifteen only'],
  [700_000_000, 'Rupees seventy lakh only'],
  [1_000_000_000, 'Rupees one crore only'],
  [
    123_456_789_050,
    'Rupees one hundred twenty-three crore forty-five lakh sixty-seven thousand eight hundred ninety and fifty paise only',
  ],
  [-4_000, 'Rupees minus forty only'],
  [105, 'Rupees one and five paise only'],
  [87_654_321, 'Rupees eight lakh seventy-six thousand five hundred forty-three and twenty-one paise only'],
])('%i paise are said in the Indian system', (paise, words) => {
  expect(rupeesInWords(paise, 'en')).toBe(words);
});

test.each([
  [0, 'शून्य रुपये मात्र'],
  [100, 'एक रुपया मात्र'],
  [12_331_550, 'एक लाख तेईस हज़ार तीन सौ पंद्रह रुपये और पचास पैसे मात्र'],
  [123_000_000_000, 'एक सौ तेईस करोड़ रुपये मात्र'],
  [-4_000, 'ऋण चालीस रुपये मात्र'],
])('%i paise are said in Hindi', (paise, words) => {
  expect(rupeesInWords(paise, 'hi')).toBe(words);
});

test.each([
  [0, 'صفر روبية فقط لا غير'],
  [200, 'روبيتان فقط لا غير'],
  [1_005, 'عشر روبيات وخمس بيسات فقط لا غير'],
  [12_331_550, 'مائة وثلاثة وعشرون ألف وثلاثمائة وخمس عشرة روبية وخمسون بيسة فقط لا غير'],
  [-4_000, 'سالب أربعون روبية فقط لا غير'],
])('%i paise are said in Arabic', (paise, words) => {
  expect(rupeesInWords(paise, 'ar')).toBe(words);
});

const NINETY_NINE_CRORE = 99_000_000_000;
const UNITS = {
  en: /^Rupees .+ only$/,
  hi: /^.+ (रुपया|रुपये)( और .+ (पैसा|पैसे))? मात्र$/,
  ar: /روبي.+فقط لا غير$/,
};

test.each(LANGUAGES)('every amount has words of its own without a figure in %s', (language) => {
  const amount = fc.integer({ min: -NINETY_NINE_CRORE, max: NINETY_NINE_CRORE });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const words = rupeesInWords(one, language);
      expect(words).toMatch(UNITS[language]);
      expect(words).not.toMatch(/\d|undefined|NaN| {2}/);
      expect(words === rupeesInWords(other, language)).toBe(one === other);
    }),
    { numRuns: 500 },
  );
});
