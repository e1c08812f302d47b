import { EntryRefusal } from './question-draft.rules.js';

const LONGEST = 20_000;
const BREAK = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi;
const TAG = /<[^<>]*>/g;
const PICTURE = /<(?:img|audio|video|iframe|object|embed|svg|math)\b|@@PLUGINFILE@@/i;
const SIGN = /&(#\d{1,7}|#x[\da-f]{1,6}|\w{1,8});/gi;
const SIGNS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  times: '×',
  minus: '−',
  euro: '€',
};

/** The text of a piece of HTML. Nothing of its markup is kept. @throws {EntryRefusal} picture, tooLong */
export function plainHtml(html: string): string {
  if (html.length > LONGEST) throw new EntryRefusal('tooLong');
  if (PICTURE.test(html)) throw new EntryRefusal('picture');
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(BREAK, '\n')
    .replaceAll(TAG, '')
    .replaceAll(SIGN, signOf)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function signOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return SIGNS[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}
