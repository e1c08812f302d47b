import { LOCALES, spokenValues, type Language, type Words } from '@atrium/contracts';
import { textIn } from './texts.js';
import type { Said } from './words.js';

/** The text in a language. */
export function say(said: Said, language: Language): string {
  if (typeof said === 'string') return said;
  if ('by' in said) return said.parts.map((part) => say(part, language)).join(said.by);
  return textIn(language, said.id, valuesOf(said, language));
}

const valuesOf = (said: Words, language: Language) =>
  spokenValues(said, {
    language,
    translate: (text) => textIn(language, text, {}),
    formatDay: (day, options) =>
      new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(new Date(day)),
  });
