/** Whole minutes of the epoch, the last one excluded. */
export interface Span {
  from: number;
  to: number;
}

/** The first of those that have a minute of the wanted time. */
export const firstOverlap = <Taken extends Span>(wanted: Span, taken: readonly Taken[]): Taken | undefined =>
  taken
    .filter(({ from, to }) => from < wanted.to && to > wanted.from)
    .sort((one, other) => one.from - other.from)[0];

/** What of the wanted time none of the others has, in order. */
export function freeParts(wanted: Span, taken: readonly Span[]): Span[] {
  const free: Span[] = [];
  let at = wanted.from;
  for (const { from, to } of [...taken].sort((one, other) => one.from - other.from)) {
    if (to <= at || from >= wanted.to) continue;
    if (from > at) free.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  if (at < wanted.to) free.push({ from: at, to: wanted.to });
  return free;
}
