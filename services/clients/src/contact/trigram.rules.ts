/** As pg_trgm counts: each word after two blanks and before one, each trigram once. */
export function trigramsOf(key: string): Set<string> {
  const trigrams = key
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => {
      const padded = Array.from(`  ${word} `);
      return padded.slice(2).map((_, index) => padded.slice(index, index + 3).join(''));
    });
  return new Set(trigrams);
}

/** 0 to 1. */
export function similarity(one: string, other: string): number {
  const [left, right] = [trigramsOf(one), trigramsOf(other)];
  const shared = [...left].filter((each) => right.has(each)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}
