import type { Portal, RemoteRoute, ResolvedRemote, RouteGuard } from '@atrium/contracts';
import type { ShellPage } from '../app/shell-page.js';

/** What stands at an address below /{companyCode}. */
export type Place =
  | { kind: 'shell'; page: ShellPage }
  | { kind: 'remote'; remote: ResolvedRemote; route: RemoteRoute }
  /** The page of a remote that is switched off for the company. */
  | { kind: 'disabled'; title: string; path: string }
  | { kind: 'unknown'; path: string };

const CLIENT_HOME = 'client/proposal';

/** React Router does the same to addresses: letter case and a slash at the end don't matter. */
const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase();
export const samePath = (one: string, other: string) => plain(one) === plain(other);

export function findShellPage(path: string, pages: readonly ShellPage[]): Place | null {
  const page = pages.find((candidate) => samePath(candidate.path, path));
  return page ? { kind: 'shell', page } : null;
}

export function findRemotePlace(path: string, portal: Portal): Place {
  for (const remote of portal.remotes) {
    const route = remote.routes.find((candidate) => samePath(candidate.path, path));
    if (route) return { kind: 'remote', remote, route };
  }
  const off = portal.disabled.find(({ paths }) => paths.some((candidate) => samePath(candidate, path)));
  return off ? { kind: 'disabled', title: off.title, path } : { kind: 'unknown', path };
}

/**
 * Who may know that a place is what it is. What is not there is told to staff only, so that nobody else learns which
 * addresses exist; but a client has no other page to be led to than the one they are on.
 */
export function guardOf(place: Place): RouteGuard {
  if (place.kind === 'shell') return place.page.guard;
  if (place.kind === 'remote') return place.route.guard;
  return { session: samePath(place.path, CLIENT_HOME) ? 'public' : 'staff' };
}

/** Whether the place stands inside the frame of top bar and sidebar. */
export function isFramed(place: Place): boolean {
  if (place.kind === 'shell') return place.page.layout !== 'blank';
  return place.kind !== 'remote' || place.route.layout === 'full';
}
