import { plainForm } from '@atrium/contracts';
import { GSTIN_FORM } from './contact-words.rules.js';
import { checkDigit, readGstin } from './gstin.rules.js';

const DIGIT = /\d/;
const LETTER = /[A-Z]/;
/** The characters of a GSTIN up to its PAN: the state, five letters, four digits and a letter. */
const PLACES = [DIGIT, DIGIT, LETTER, LETTER, LETTER, LETTER, LETTER, DIGIT, DIGIT, DIGIT, DIGIT, LETTER];

/** What is wrong with a GSTIN, and with which of its characters; null: nothing. */
export function gstinFault(text: string): string | null {
  const read = readGstin(text);
  if (!('code' in read)) return null;
  const gstin = plainForm(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  if (read.code === 'FORMAT') return formFault(gstin);
  if (read.code === 'CHECK_DIGIT')
    return `A letter or digit is wrong: to the first 14 belongs ${checkDigit(gstin)} as the last.`;
  return GSTIN_FORM[read.code];
}

function formFault(gstin: string): string {
  const wrong = PLACES.findIndex((place, at) => !place.test(gstin[at] ?? ''));
  const place = String(wrong + 1);
  if (wrong === -1) return GSTIN_FORM.FORMAT;
  return PLACES[wrong] === DIGIT
    ? `Character ${place} of a GSTIN is a digit.`
    : `Character ${place} of a GSTIN is a letter.`;
}
