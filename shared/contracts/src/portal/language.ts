export const LANGUAGES = ['en', 'hi', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
/**
 * The locale by which each language formats numbers and dates. Arabic uses the digits 0 to 9, which Arab countries use
 * beside their own, so that figures, codes and times look the same in every column.
 */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN', ar: 'ar-u-nu-latn' };
