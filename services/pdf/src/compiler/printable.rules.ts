/** Signs that word processors keep in places of their own, as bullets of pasted lists. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '\uF06F': '○',
  '\uF076': '❖',
  '\uF0A7': '▪',
  '\uF0B7': '•',
  '\uF0D8': '➢',
  '\uF0E0': '→',
  '\uF0FC': '✓',
};
/** Never shown by any font, and refused by the format: controls, halves of pairs, marks of byte order, no characters. */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cs}\ufeff\ufff9-\ufffb\p{Noncharacter_Code_Point}]/gu;

/** A character that no font has: visible, readable also where the text is copied. The paper draws a box. */
const boxOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Each is looked for in every text. */
const MOST_JOINED = 200;

const textOf = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\f\u0085]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNPRINTABLE, '')
    .replaceAll(/[\uF06F-\uF0FC]/g, (sign) => SYMBOLS[sign] ?? sign);

/** The data of a document with each of its texts changed. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, change)]));
}

/** Data as a document can hold it: control characters are left out, breaks of any kind are line breaks. */
export const printable = (data: unknown): unknown => withTexts(data, textOf);

/** With boxes in place of these texts: characters, or a letter and its marks. */
export function boxed(data: unknown, missing: readonly string[]): unknown {
  const alone = new Set(missing.filter((part) => [...part].length === 1));
  const joined = missing.filter((part) => !alone.has(part)).slice(0, MOST_JOINED);
  return withTexts(data, (text) => {
    const left = joined.reduce((rest, part) => rest.replaceAll(part, [...part].map(boxOf).join('')), text);
    return Array.from(left, (character) => (alone.has(character) ? boxOf(character) : character)).join('');
  });
}

/** With a box for all but plain Latin letters, for what cannot be told apart. */
export const plain = (data: unknown): unknown =>
  withTexts(data, (text) => text.replaceAll(/[^\n -~]/gu, boxOf));

const MISSING = /the text `\\"(.*?)\\"` could not be displayed/g;
const ESCAPED = /\\+u\{([\da-f]+)\}/g;

/** The texts for which the compiler found no letter, as its message says. */
export const missingIn = (fault: string): string[] => [
  ...new Set(
    Array.from(fault.matchAll(MISSING), ([, text = '']) =>
      text.replaceAll(ESCAPED, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    ),
  ),
];
