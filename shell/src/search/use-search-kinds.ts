import type { Portal, RemoteSearchKind } from '@atrium/contracts';
import { msg } from '@atrium/sdk';
import { useMemo } from 'react';

/** Of the shell's own pages. */
const OWN: readonly RemoteSearchKind[] = [
  { kind: 'user', title: msg('Accounts'), icon: 'user', path: 'admin/users' },
];

/** How each kind of record is shown: the enabled remotes say it of theirs. */
export function useSearchKinds(portal: Portal | undefined): readonly RemoteSearchKind[] {
  return useMemo(() => [...(portal?.remotes.flatMap(({ search = [] }) => search) ?? []), ...OWN], [portal]);
}
