interface Compared {
  caseSensitive: boolean;
}

/** Any run of characters; in a text that no keyboard and no paste gives, so that a real star is not taken for it. */
const ANY = '\uFFFF';

/** One form of each letter, spaces at the ends left out and within as one. */
function comparableText(text: string, { caseSensitive }: Compared): string {
  const plain = text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  // Upper case, because two small letters may have one capital, as ß and ss.
  return caseSensitive ? plain : plain.toUpperCase().normalize('NFC');
}

/** Whether the whole answer is the accepted text, in which `*` stands for any run of characters and `\*` for a star. */
export function isAcceptedText(answer: string, accepted: string, compared: Compared): boolean {
  const pattern = accepted.replaceAll(/\\\*|\*/g, (star) => (star === '*' ? ANY : '*'));
  return fits(
    comparableText(answer.replaceAll(ANY, ''), compared),
    comparableText(pattern, compared).split(ANY),
  );
}

/** The first part begins the text, the last ends it, and those between follow one another. */
function fits(text: string, [first = '', ...rest]: string[]): boolean {
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}
