import type { MatchReason, Verdict } from '../contact/verdict.rules.js';

export interface FoundGroup {
  ids: string[];
  why: MatchReason;
}

interface Given {
  key: string;
  ids: readonly string[];
  /** Id -> the keys of it that others have too, the surest first. */
  keysOf: ReadonlyMap<string, readonly string[]>;
  match: (one: string, other: string) => { verdict: Verdict; why: MatchReason } | null;
}

/**
 * Those that share a key and are alike to a degree, in groups of at most some. A pair that shares several keys is found
 * with the surest of them only, so that it is in one group.
 */
export function groupsOf({ key, ids, keysOf, match }: Given, verdict: Verdict, most: number): FoundGroup[] {
  const groups: FoundGroup[] = [];
  for (const [place, one] of ids.entries())
    for (const other of ids.slice(place + 1)) {
      if (firstShared(keysOf.get(one), keysOf.get(other)) !== key) continue;
      const found = match(one, other);
      if (found?.verdict === verdict) join(groups, { ids: [one, other], why: found.why });
    }
  return groups.map(({ ids: all, why }) => ({ ids: all.toSorted().slice(0, most), why }));
}

function firstShared(mine: readonly string[] = [], theirs: readonly string[] = []): string | undefined {
  return mine.find((key) => theirs.includes(key));
}

function join(groups: FoundGroup[], pair: FoundGroup): void {
  const met = groups.filter(({ ids }) => ids.some((id) => pair.ids.includes(id)));
  const [first] = met;
  if (!first) {
    groups.push(pair);
    return;
  }
  first.ids = [...new Set([...met.flatMap(({ ids }) => ids), ...pair.ids])];
  for (const other of met.slice(1)) groups.splice(groups.indexOf(other), 1);
}
