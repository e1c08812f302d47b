import type { Portal, RemoteRoute, ResolvedRemote, RouteGuard } from '@atrium/contracts';
import type { ShellPage } from '../app/shell-page.js';

/** What is at a path below /{companyCode}. */
export type Place =
  | { kind: 'shell'; page: ShellPage }
  | { kind: 'remote'; remote: ResolvedRemote; route: RemoteRoute }
  /** The page of a remote that the company has switched off. */
  | { kind: 'disabled'; title: string; path: string }
  /** A page behind sign-in; before sign-in nothing else is revealed about it. */
  | { kind: 'hidden' }
  /** The company's URL without a path. */
  | { kind: 'home' }
  | { kind: 'unknown' };

/** Ignores case and a trailing slash, as React Router does. */
const plain = (path: string) => path.replace(/\/+$/, '').toLowerCase();
export const samePath = (one: string, other: string) => plain(one) === plain(other);

/** Whether a path, which may have a query, is the address or a part of the page at it. */
export function isPartAt(path: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const [page = '', query = ''] = path.split('?');
  const given = new URLSearchParams(search);
  return (
    samePath(page, pathname) &&
    [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value)
  );
}

/** The only page that a client may see. */
export const isClientHome = (path: string) => samePath(path, 'client/proposal');

export function findShellPage(path: string, pages: readonly ShellPage[]): Place | null {
  if (path === '') return { kind: 'home' };
  const page = pages.find((candidate) => samePath(candidate.path, path));
  return page ? { kind: 'shell', page } : null;
}

export function findRemotePlace(path: string, { remotes, disabled, hidden = [] }: Portal): Place {
  for (const remote of remotes) {
    const route = remote.routes.find((candidate) => samePath(candidate.path, path));
    if (route) return { kind: 'remote', remote, route };
  }
  const isHere = (candidate: string) => samePath(candidate, path);
  const off = disabled.find(({ paths }) => paths.some(isHere));
  if (off) return { kind: 'disabled', title: off.title, path };
  return { kind: hidden.some(isHere) ? 'hidden' : 'unknown' };
}

/**
 * Who may be told what a place is. Only staff are told about an app that is switched off; a client is already on the
 * only page they could be redirected to.
 */
export function guardOf(place: Exclude<Place, { kind: 'unknown' }>): RouteGuard {
  if (place.kind === 'shell') return place.page.guard;
  if (place.kind === 'remote') return place.route.guard;
  return { session: place.kind === 'disabled' && isClientHome(place.path) ? 'public' : 'staff' };
}

/** Whether the place is inside the frame of top bar and sidebar. */
export function isFramed(place: Place): boolean {
  if (place.kind === 'shell') return place.page.layout !== 'blank';
  return place.kind !== 'remote' || place.route.layout === 'full';
}
