import { rupeesInWords } from './amount-words.rules.js';

test.each([
  [0, 'Rupees zero only'],
  [1_900, 'Rupees nineteen only'],
  [12_331_500, 'Rupees one lakh twenty-three thousand three hundred fifteen only'],
  [1_000_000_000, 'Rupees one crore only'],
  [
    123_456_789_050,
    'Rupees one hundred twenty-three crore forty-five lakh sixty-seven thousand eight hundred ninety and fifty paise only',
  ],
  [-4_000, 'Rupees minus forty only'],
  [105, 'Rupees one and five paise only'],
])('%i paise are said in the Indian system', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});
