import { spokenValues, type Words } from '@atrium/contracts';
import { formatDate } from './formats.js';
import { i18n, language, translate } from './texts.js';

/** A sentence that the server keeps with its values, in the language on the page. */
export const say = (words: Words): string =>
  i18n._(words.id, spokenValues(words, { language: language(), translate, formatDay: formatDate }));
