import type { TextSource, TranslatedLanguage } from './language.types.js';

/** Joins several catalogues into one. */
export function joinTexts(...sources: TextSource[]): TextSource {
  const bring = async (language: TranslatedLanguage) => {
    const parts = await Promise.all(sources.map((source) => source[language]()));
    return { default: Object.assign({}, ...parts.map((part) => part.default)) as object };
  };
  return { hi: () => bring('hi'), ar: () => bring('ar') };
}
