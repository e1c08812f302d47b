import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANGUAGES, LOCALES, type Language } from '@atrium/contracts';
import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** English sentence -> its translation, in ICU syntax. */
type Catalogue = Record<string, string>;

const bookOf = (language: Language): I18n =>
  setupI18n({
    locale: language,
    locales: LOCALES[language],
    messages: { [language]: {} },
  }).setMessagesCompiler(compileMessage);

const books = Object.fromEntries(LANGUAGES.map((language) => [language, bookOf(language)])) as Record<
  Language,
  I18n
>;

/**
 * Adds a service's own catalogues, such as `locales/hi.json` beside its code. English needs none: its sentences are in
 * the code.
 * @param from `import.meta.url` of a module beside the folder
 */
export function addTexts(from: string, folder = './locales'): void {
  const { resolve } = createRequire(from);
  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    const file = resolve(`${folder}/${language}.json`);
    books[language].load(language, JSON.parse(readFileSync(file, 'utf8')) as Catalogue);
  }
}

addTexts(import.meta.url, '@atrium/contracts/locales');
addTexts(import.meta.url, '../locales');

/** A text of the portal in a language, with its values; in English where the translation is missing. */
export const textIn = (language: Language, id: string, values: Record<string, string | number>): string =>
  books[language]._(id, values);
