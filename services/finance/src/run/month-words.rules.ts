import type { WordValues } from '@atrium/contracts';

const SPOKEN = { month: 'long', year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' } as const;

const inLanguage = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language, SPOKEN).format(new Date(`${month}-01T00:00:00Z`));

/** `November 2026`, for a sentence in each language. */
export const monthWord = (month: string): WordValues[string] => ({
  text: inLanguage(month, 'en'),
  in: { hi: inLanguage(month, 'hi'), ar: inLanguage(month, 'ar') },
});
