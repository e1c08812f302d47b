import { isOutside, type ProposalState, takeStep } from './proposal-state.rules.js';

export interface Version {
  versionNo: number;
  state: ProposalState;
}

/** The first version, by which what belongs to all of them is found. */
export const rootOf = ({ id, firstId }: { id: string; firstId: string | null }): string => firstId ?? id;

/** The version that links show: the newest that was sent. A link to an older one leads to it. */
export const shownVersion = <One extends Version>(versions: readonly One[]): One | null =>
  newest(versions.filter(({ state }) => isOutside(state)));

export type RevisionRefusal = 'notSent' | 'accepted' | 'draftExists';

/** The number of the version that a revision makes. */
export function nextVersion(
  versions: readonly Version[],
): { versionNo: number } | { refused: RevisionRefusal } {
  if (versions.some(({ state }) => state === 'accepted')) return { refused: 'accepted' };
  const last = newest(versions);
  if (!last || !shownVersion(versions)) return { refused: 'notSent' };
  return isOutside(last.state) ? { versionNo: last.versionNo + 1 } : { refused: 'draftExists' };
}

/**
 * All versions after the newest was sent. Until then the older one stays open to the client, because the new one
 * cannot be shown yet.
 */
export function sendNewest<One extends Version>(
  versions: readonly One[],
  given: { needsReview: boolean },
): One[] | { refused: 'wrongState' | 'accepted' | 'reviewFirst' } {
  if (versions.some(({ state }) => state === 'accepted')) return { refused: 'accepted' };
  const last = newest(versions);
  const sent = last ? takeStep('send', { state: last.state, ...given }) : { refused: 'wrongState' as const };
  if ('refused' in sent) return { refused: sent.refused === 'reviewFirst' ? 'reviewFirst' : 'wrongState' };
  return versions.map((version) => ({
    ...version,
    state: version === last ? sent.state : superseded(version.state),
  }));
}

function superseded(state: ProposalState): ProposalState {
  const step = takeStep('supersede', { state });
  return 'state' in step ? step.state : state;
}

const newest = <One extends Version>(versions: readonly One[]): One | null =>
  versions.toSorted((a, b) => b.versionNo - a.versionNo)[0] ?? null;
