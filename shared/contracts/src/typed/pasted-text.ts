/** Zero-width characters, direction marks and soft hyphens: pasted along, never seen. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** The same without the joiners, which Hindi and Persian need within words. */
const UNWRITTEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** Tabs, and blanks that programs for tables and texts set in place of a usual one. */
const BLANK = /[\t\p{Zs}]/gu;
/** Longer texts are refused for their length; nothing is looked for in them. */
const LONGEST = 5_000;

/** One line as it was meant: what is pasted along and not seen is left out, and every kind of blank is one. */
export const cleanLine = (text: string): string =>
  text.length > LONGEST ? text : text.replace(UNWRITTEN, '').replace(BLANK, ' ').trim();

/** In each script the digits stand in a row that starts with its zero. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** For codes, numbers and comparing: one form of each character, digits of any script as 0-9, nothing invisible. */
export const plainForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .normalize('NFKC');

/** As links, mobile phones and lead ads write in front of a number. */
const NUMBER_OF = /^(?:tel|callto|sms|whatsapp|p|ph|phone|mobile|mob)\s*[:.]\s*/i;
const CODE_IN_BRACKETS = /^\(\s*(\+|00)\s*(\d{1,3})\s*\)/;

/** A phone number as it was meant: without what was pasted along, its country code without brackets. */
export const cleanPhone = (text: string): string =>
  text.length > LONGEST
    ? text
    : plainForm(text).replace(BLANK, ' ').trim().replace(NUMBER_OF, '').replace(CODE_IN_BRACKETS, '$1$2 ');
