const HUES = 8;

/** First letters of the first and the last word: "Riya Kapoor" is RK, "Zoya" is Z. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? [...word][0]?.toUpperCase() : '')).join('');
}

/** One of eight hues; a name always gets the same one. */
export function hueOf(name: string): number {
  let sum = 0;
  for (const character of name.trim().toLowerCase())
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (sum % HUES) + 1;
}
