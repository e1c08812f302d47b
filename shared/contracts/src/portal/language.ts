export const LANGUAGES = ['en', 'hi', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
/**
 * The form of a language that numbers and dates follow. Arabic has the digits 0 to 9, which Arab countries use beside
 * their own: figures, codes and times then look the same in every column.
 */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN', ar: 'ar-u-nu-latn' };
