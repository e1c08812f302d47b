import { plainForm } from '@atrium/contracts';

const HONORIFICS = new Set('mr mrs ms miss mx dr shri sri smt er prof'.split(' '));
const LEGAL_FORMS = new Set(
  'private pvt limited ltd llp llc inc incorporated corp corporation co company opc plc gmbh'.split(' '),
);
/** Left over before a legal form: "(P) Ltd", "and Co." */
const WITH_LEFTOVERS = new Set([...LEGAL_FORMS, 'p', 'and']);

const INITIALS = /(?<![\p{L}\p{M}\p{N}.])(?:\p{L}\.)+(?=\s|$)/gu;

/** The words of a name, alike however it was typed. */
export const nameText = (text: string): string =>
  plainForm(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replace(/['‘’‛ʼ]/gu, '')
    .replace(INITIALS, (initials) => initials.replaceAll('.', ''))
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();

const wordsOf = (text: string): string[] => nameText(text).split(' ').filter(Boolean);

/** The same for "Mr. Ravi Kumar" and "KUMAR, Ravi". */
export function personKey(name: string): string {
  const words = wordsOf(name);
  const first = words.findIndex((word) => !HONORIFICS.has(word));
  const kept = words.slice(first === -1 ? words.length - 1 : first);
  return kept.toSorted(byCodePoint).join(' ');
}

/** The same for "M/s. Acme Digital Private Limited" and "Acme Digital". */
export function companyKey(name: string): string {
  const words = wordsOf(name);
  const kept = words.slice(leading(words, name));
  let tail = LEGAL_FORMS;
  while (tail.has(kept.at(-1) ?? '')) {
    kept.pop();
    tail = WITH_LEFTOVERS;
  }
  return (kept.length > 0 ? kept : words).join(' ');
}

function leading(words: string[], name: string): number {
  if (/^\s*m\/s\b/i.test(plainForm(name))) return 2;
  return words[0] === 'the' ? 1 : 0;
}

/** UTF-8 sorts as code points do; comparing texts would sort by UTF-16 units. */
const byCodePoint = (a: string, b: string): number => {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (const [index, character] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (character !== other) return (character.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
  }
  return left.length - right.length;
};
