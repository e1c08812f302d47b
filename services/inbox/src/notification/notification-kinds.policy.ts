import { passesCheck, type NotificationKindRules, type PermissionSubject } from '@atrium/contracts';

/** All kinds of notification, and those remotes of theirs that a company has switched off. */
export interface CompanyKinds {
  kinds: ReadonlyMap<string, NotificationKindRules>;
  off: ReadonlySet<string>;
}

/** Every remote that a kind of notification belongs to or leads to. */
export function listRemotes(kinds: CompanyKinds['kinds']): string[] {
  const named = [...kinds.values()].flatMap(({ remote, places }) => [
    remote,
    ...places.map((place) => place.remote),
  ]);
  return [...new Set(named.filter((remote) => remote !== undefined))];
}

const isOpen = (
  { access, remote }: Pick<NotificationKindRules, 'access' | 'remote'>,
  user: PermissionSubject,
  off: CompanyKinds['off'],
): boolean => (!access || passesCheck(user, access)) && !(remote && off.has(remote));

/** Whether the person may currently know about a kind. Nobody is notified of what leads only to pages that they may not open. */
export function mayKnow({ kinds, off }: CompanyKinds, user: PermissionSubject, kind: string): boolean {
  const rules = kinds.get(kind);
  if (!rules || !isOpen(rules, user, off)) return false;
  return rules.places.length === 0 || rules.places.some((place) => isOpen(place, user, off));
}

/** The kinds that the person's list of notifications may show. */
export function listKinds(company: CompanyKinds, user: PermissionSubject): string[] {
  return [...company.kinds.keys()].filter((kind) => mayKnow(company, user, kind));
}

/** The page that a notification leads to, with its query; null when the person may open none. */
export function pathOf(
  { kinds, off }: CompanyKinds,
  user: PermissionSubject,
  { kind, query }: { kind: string; query: string | null },
): string | null {
  const place = kinds.get(kind)?.places.find((candidate) => isOpen(candidate, user, off));
  if (!place) return null;
  return query ? `${place.path}?${query}` : place.path;
}
