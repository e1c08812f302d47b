import type { Portal, RemoteSearchKind } from '@atrium/contracts';
import { msg } from '@atrium/sdk';
import { useMemo } from 'react';

/** How a kind is shown. */
export interface ShownKind extends RemoteSearchKind {
  /** The part of the page's address that names the opened one; left out: `open`. */
  named?: string;
}

/** Kinds that the shell's own pages show. */
const OWN: readonly ShownKind[] = [
  { kind: 'user', title: msg('Accounts'), icon: 'user', path: 'admin/users', person: true },
  { kind: 'announcement', title: msg('Announcements'), icon: 'speakerphone', path: 'announcements' },
  { kind: 'request', title: msg('Requests'), icon: 'check', path: 'requests' },
  { kind: 'event', title: msg('Events'), icon: 'calendar', path: 'calendar', named: 'event' },
];

/** How each kind of record is shown, from the shell and the enabled remotes. */
export function useSearchKinds(portal: Portal | undefined): readonly ShownKind[] {
  return useMemo(() => [...(portal?.remotes.flatMap(({ search = [] }) => search) ?? []), ...OWN], [portal]);
}
