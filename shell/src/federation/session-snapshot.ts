import type { ResolvedRemote } from '@atrium/contracts';
import { useSession } from '@atrium/sdk';

const firstSeen = new Map<string, ResolvedRemote>();
const degraded = new Set<string>();

/**
 * The release of a remote that this open page saw first. A release published meanwhile is used after the next load of
 * the page, so that two releases never mix.
 */
export function useSessionSnapshot(remote: ResolvedRemote): ResolvedRemote {
  const { user } = useSession();
  const key = `${user?.company.id ?? ''} ${remote.id}`;
  const before = firstSeen.get(key);
  if (before) return before;
  firstSeen.set(key, remote);
  return remote;
}

/** Remembers that a release did not load, so that the next part uses the last known good one at once. */
export const markDegraded = ({ release }: ResolvedRemote) => degraded.add(release.base);
export const isDegraded = ({ release }: ResolvedRemote) => degraded.has(release.base);
