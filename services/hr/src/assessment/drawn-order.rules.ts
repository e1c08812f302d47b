import { createHash } from 'node:crypto';

const rankOf = (seed: string, part: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, part, key]))
    .digest('hex');

/**
 * An order by chance that the seed fixes, so that a reload shows the same. It does not depend on the order in which the
 * items are given. `part` names what is ordered, so that two parts of an attempt have orders of their own.
 */
export function drawnOrder<T extends { key: string; pinned?: boolean }>(
  items: readonly T[],
  { seed, part }: { seed: string; part: string },
): T[] {
  const ranks = new Map(items.map(({ key }) => [key, rankOf(seed, part, key)]));
  const loose = items
    .filter(({ pinned }) => pinned !== true)
    .toSorted((a, b) => ((ranks.get(a.key) ?? '') < (ranks.get(b.key) ?? '') ? -1 : 1));
  // "None of these" means those above it.
  return [...loose, ...items.filter(({ pinned }) => pinned === true)];
}

export interface Draw {
  tag: string;
  count: number;
}

/** As many questions of each tag as asked, none of them twice; fewer where the bank has fewer. */
export function drawQuestions<T extends { key: string; tags: readonly string[] }>(
  bank: readonly T[],
  draws: readonly Draw[],
  seed: string,
): T[] {
  const drawn = new Set<T>();
  for (const { tag, count } of draws) {
    const left = bank.filter((question) => question.tags.includes(tag) && !drawn.has(question));
    for (const question of drawnOrder(left, { seed, part: `draw ${tag}` }).slice(0, count))
      drawn.add(question);
  }
  return [...drawn];
}
