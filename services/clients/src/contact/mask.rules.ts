import type { Match, Verdict } from './verdict.rules.js';

export type MatchedKind = 'client' | 'lead';

export interface FoundMatch extends Match {
  id: string;
  kind: MatchedKind;
  owner: string | null;
  name: string;
}

/** Of a match outside the reader's scope; the verdict stays, because it decides whether they may save. */
export interface MaskedMatch {
  kind: MatchedKind;
  owner: string | null;
  verdict: Verdict;
}

const WEIGHT: Record<Verdict, number> = { same: 0, likely: 1, possible: 2 };

/** The matches as one reader may see them, the surest first. Masked ones carry nothing to open or to tell them apart by. */
export function maskMatches(
  matches: readonly FoundMatch[],
  maySee: (match: FoundMatch) => boolean,
): (FoundMatch | MaskedMatch)[] {
  return matches
    .toSorted((one, other) => WEIGHT[one.verdict] - WEIGHT[other.verdict])
    .map((match) =>
      maySee(match) ? match : { kind: match.kind, owner: match.owner, verdict: match.verdict },
    );
}

export type SaveRefusal = 'linkOrReason' | 'linkOnly';

/** `same` is saved only when linked, or by a manager with a reason. */
export function mayStillSave(
  matches: readonly Pick<Match, 'verdict'>[],
  given: { linked: boolean; isManager: boolean; reason?: string },
): SaveRefusal | null {
  if (given.linked || matches.every(({ verdict }) => verdict !== 'same')) return null;
  if (!given.isManager) return 'linkOnly';
  return given.reason?.trim() ? null : 'linkOrReason';
}
