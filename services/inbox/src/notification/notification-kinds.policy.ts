import { passesCheck, type NotificationKindRules, type PermissionSubject } from '@atrium/contracts';

/** Every kind of notification, and the remotes that a company has switched off, of those that kinds and places need. */
export interface CompanyKinds {
  kinds: ReadonlyMap<string, NotificationKindRules>;
  off: ReadonlySet<string>;
}

/** Every remote that some notification belongs to or leads to. */
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

/** Whether the person may know of a kind, now. */
export function mayKnow({ kinds, off }: CompanyKinds, user: PermissionSubject, kind: string): boolean {
  const rules = kinds.get(kind);
  return rules !== undefined && isOpen(rules, user, off);
}

/** What the person may be shown in the list of notifications. */
export function listKinds(company: CompanyKinds, user: PermissionSubject): string[] {
  return [...company.kinds.keys()].filter((kind) => mayKnow(company, user, kind));
}

/** The page that a notification leads the person to, with its query; null when none is open to them. */
export function pathOf(
  { kinds, off }: CompanyKinds,
  user: PermissionSubject,
  { kind, query }: { kind: string; query: string | null },
): string | null {
  const place = kinds.get(kind)?.places.find((candidate) => isOpen(candidate, user, off));
  if (!place) return null;
  return query ? `${place.path}?${query}` : place.path;
}
