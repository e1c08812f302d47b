import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** @typedef {import('./text-uses.reader.mjs').TextUse} TextUse */
/** @typedef {Record<string, string>} Catalogue */
/** @typedef {{ file: string, language: string, texts: Catalogue }} CatalogueFile */

/** The languages besides English, with their plural forms. @type {Record<string, string[]>} */
export const PLURAL_FORMS = {
  hi: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

const notShown = /::.*$/s;

/**
 * The placeholders of a text: names in braces, tags, and plural forms.
 * @param {string} text
 */
function readParts(text) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {string[][]} */
  const plurals = [];
  /** @param {unknown} token */
  const visit = (token) => {
    if (!Array.isArray(token)) return;
    const [name, type, cases] = token;
    names.add(String(name));
    if (typeof cases !== 'object') return;
    if (type === 'plural') plurals.push(Object.keys(cases).filter((key) => key !== 'offset'));
    for (const piece of Object.values(cases)) if (Array.isArray(piece)) piece.forEach(visit);
  };
  const compiled = compileMessageOrThrow(text.replace(notShown, ''));
  if (Array.isArray(compiled)) compiled.forEach(visit);
  const tags = [...text.matchAll(/<\/?\d+\/?>/g)].map(([tag]) => tag).sort();
  return { names: [...names].sort(), tags: [...new Set(tags)], plurals };
}

/** @param {string} text */
function tryParts(text) {
  try {
    return readParts(text);
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/**
 * @param {string} id
 * @param {string} text
 * @param {string} language
 * @returns {string[]} what is wrong with one translation
 */
export function checkTranslation(id, text, language) {
  const [wanted, given] = [tryParts(id), tryParts(text)];
  if (typeof wanted === 'string') return [`the English cannot be read: ${wanted}`];
  if (typeof given === 'string') return [`cannot be read: ${given}`];
  const problems = [];
  if (text.trim() === '') problems.push('is empty');
  if (wanted.names.join() !== given.names.join())
    problems.push(`has {${given.names.join()}}, the English has {${wanted.names.join()}}`);
  if (wanted.tags.join() !== given.tags.join())
    problems.push(`has the tags ${given.tags.join('')}, the English has ${wanted.tags.join('')}`);
  const forms = PLURAL_FORMS[language] ?? [];
  for (const plural of given.plurals) {
    const missing = forms.filter((form) => !plural.includes(form));
    if (missing.length > 0) problems.push(`lacks the plural forms ${missing.join(', ')}`);
  }
  return problems;
}

/** @param {TextUse} use @returns {string[]} */
export function checkValues({ id, place, values }) {
  const parts = tryParts(id);
  if (typeof parts === 'string') return [`${place}: the text cannot be read: ${parts}`];
  if (!values) return [];
  const given = [...values].sort().join();
  return given === parts.names.join()
    ? []
    : [`${place}: “${id}” needs the values {${parts.names.join()}}, it is given {${given}}`];
}
