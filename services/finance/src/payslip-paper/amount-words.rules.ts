import type { Language } from '@atrium/contracts';
import ArabicLocale from 'to-words/ar-SA';
import { ToWordsCore } from 'to-words/core';
import EnglishLocale from 'to-words/en-IN';
import HindiLocale from 'to-words/hi-IN';
import type { ConstructorOf, LocaleInterface } from 'to-words/types';

const CRORE = 10_000_000;
const PAISE = 100;

/** Above a crore people count crores, no larger words. */
function cappedAtCrore(Locale: ConstructorOf<LocaleInterface>): ConstructorOf<LocaleInterface> {
  const { config } = new Locale();
  const numberWordsMapping = config.numberWordsMapping.filter(({ number }) => number <= CRORE);
  return class {
    readonly config = { ...config, numberWordsMapping };
  };
}

const english = new ToWordsCore().setLocale(cappedAtCrore(EnglishLocale));
const hindi = new ToWordsCore().setLocale(cappedAtCrore(HindiLocale));
const arabic = new ToWordsCore({
  converterOptions: {
    currency: true,
    gender: 'feminine',
    currencyOptions: {
      name: 'روبية',
      plural: 'روبية',
      symbol: '₹',
      numberSpecificForms: formsOf('روبية', 'روبيتان', 'روبيات'),
      fractionalUnit: {
        name: 'بيسة',
        plural: 'بيسة',
        symbol: '',
        numberSpecificForms: formsOf('بيسة', 'بيستان', 'بيسات'),
      },
    },
  },
}).setLocale(ArabicLocale);

/** What Arabic says of one, two, and three to ten of a thing. */
function formsOf(one: string, two: string, few: string): Record<number, string> {
  const counts = ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'];
  const ofFew = counts.map((count, place) => [place + 3, `${count} ${few}`] as const);
  return { 1: `${one} واحدة`, 2: two, ...Object.fromEntries(ofFew) };
}

/** `Rupees one lakh twenty-three thousand three hundred fifteen and fifty paise only`, in the reader's language. */
export function rupeesInWords(paise: number, language: Language): string {
  const [rupees, rest] = [Math.floor(Math.abs(paise) / PAISE), Math.abs(paise) % PAISE];
  if (language === 'en') {
    const end = rest === 0 ? '' : ` and ${inEnglish(rest)} paise`;
    return `Rupees ${paise < 0 ? 'minus ' : ''}${inEnglish(rupees)}${end} only`;
  }
  // Exact as text: a double would lose paise of large amounts.
  const amount = `${paise < 0 ? '-' : ''}${String(rupees)}.${String(rest).padStart(2, '0')}`;
  if (language === 'hi') return `${hindi.convert(amount, { currency: true })} मात्र`;
  // In Arabic "and" is written together with the word after it.
  return arabic.convert(amount).replaceAll(' و ', ' و');
}

const inEnglish = (number: number): string =>
  english
    .convert(number)
    .toLowerCase()
    .replaceAll(/ty (one|two|three|four|five|six|seven|eight|nine)\b/g, 'ty-$1');
