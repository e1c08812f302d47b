import type { Portal, RemoteSearchKind } from '@atrium/contracts';
import { msg } from '@atrium/sdk';
import { useMemo } from 'react';

/** Kinds that the shell's own pages show. */
const OWN: readonly RemoteSearchKind[] = [
  { kind: 'user', title: msg('Accounts'), icon: 'user', path: 'admin/users', person: true },
  { kind: 'announcement', title: msg('Announcements'), icon: 'speakerphone', path: 'announcements' },
  { kind: 'request', title: msg('Requests'), icon: 'check', path: 'requests' },
];

/** How each kind of record is shown, from the shell and the enabled remotes. */
export function useSearchKinds(portal: Portal | undefined): readonly RemoteSearchKind[] {
  return useMemo(() => [...(portal?.remotes.flatMap(({ search = [] }) => search) ?? []), ...OWN], [portal]);
}
