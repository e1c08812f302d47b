const LONGEST = 10;

/** A short code by a name: the first letters of its words, of a single word its first two. Empty without such letters. */
export function codeOf(name: string): string {
  const words = name.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const [only = ''] = words;
  const code = words.length === 1 ? only.slice(0, 2) : words.map(([letter]) => letter).join('');
  return code.slice(0, LONGEST);
}
