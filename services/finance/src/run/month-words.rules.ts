import type { WordValues } from '@atrium/contracts';

const SPOKEN = { month: 'long', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' } as const;

const formatIn = (language: string) => new Intl.DateTimeFormat(language, SPOKEN);
/** Kept: making one takes longer than most of a payslip, and archives have thousands. */
const FORMATS = { en: formatIn('en'), hi: formatIn('hi'), ar: formatIn('ar') };

/** `November 2026` in a language. */
export const monthIn = (month: string, language: keyof typeof FORMATS): string =>
  FORMATS[language].format(new Date(`${month}-01T00:00:00Z`));

/** `November 2026`, for a sentence in each language. */
export const monthWord = (month: string): WordValues[string] => ({
  text: monthIn(month, 'en'),
  in: { hi: monthIn(month, 'hi'), ar: monthIn(month, 'ar') },
});
