/** A page's number, or the dots that stand for those left out. */
export type PageMark = number | 'gap';

/**
 * The numbers that are shown of `last` pages: both ends, the present one and its neighbours. A gap hides two pages at
 * least, so the row is as long wherever one is.
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
