/** A page number, or the dots for pages left out. */
export type PageMark = number | 'gap';

/**
 * The page numbers to show out of `last`: both ends, the current one and its neighbours. A gap hides at least two
 * pages, so the row has the same length everywhere.
 */
export function listPageMarks(at: number, last: number): PageMark[] {
  const slots = 7;
  if (last <= slots) return range(1, last);
  const from = Math.min(Math.max(at - 1, 3), last - 4);
  const middle = range(from, from + 2);
  const start: PageMark[] = from > 3 ? [1, 'gap'] : [1, 2];
  const end: PageMark[] = from + 2 < last - 2 ? ['gap', last] : [last - 1, last];
  return [...start, ...middle, ...end];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
