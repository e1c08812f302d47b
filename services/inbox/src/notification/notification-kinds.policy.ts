import {
  kindRules,
  NOTIFICATION_KINDS,
  passesCheck,
  type NotificationKind,
  type NotificationKindRules,
  type PermissionSubject,
} from '@atrium/contracts';

/** The remotes that a company has switched off, of those that kinds and their places need. */
export type RemotesOff = ReadonlySet<string>;

/** Every remote that some notification belongs to or leads to. */
export function listRemotes(): string[] {
  const rules: NotificationKindRules[] = Object.values(NOTIFICATION_KINDS);
  const named = rules.flatMap(({ remote, places }) => [remote, ...places.map((place) => place.remote)]);
  return [...new Set(named.filter((remote) => remote !== undefined))];
}

const isOpen = (
  { access, remote }: Pick<NotificationKindRules, 'access' | 'remote'>,
  user: PermissionSubject,
  off: RemotesOff,
): boolean => (!access || passesCheck(user, access)) && !(remote && off.has(remote));

/** Whether the person may know of a kind, now. */
export function mayKnow(user: PermissionSubject, kind: string, off: RemotesOff): boolean {
  const rules = kindRules(kind);
  return rules !== undefined && isOpen(rules, user, off);
}

/** What the person may be shown in the list of notifications. */
export function listKinds(user: PermissionSubject, off: RemotesOff): NotificationKind[] {
  const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
  return kinds.filter((kind) => mayKnow(user, kind, off));
}

/** The page that a notification leads the person to, with its query; null when none is open to them. */
export function pathOf(
  { kind, query }: { kind: string; query: string | null },
  user: PermissionSubject,
  off: RemotesOff,
): string | null {
  const place = kindRules(kind)?.places.find((candidate) => isOpen(candidate, user, off));
  if (!place) return null;
  return query ? `${place.path}?${query}` : place.path;
}
