import type { Portal } from '@atrium/contracts';
import { useMayOpen } from '@atrium/sdk';
import { use } from 'react';
import { OwnPagesContext } from './own-pages.js';
import { findRemotePlace, findShellPage, guardOf } from './place.rules.js';

/** Whether there is a page at a path below /{companyCode} that the person may open. */
export function useReachable(portal: Portal | undefined): (path: string) => boolean {
  const mayOpen = useMayOpen();
  const ownPages = use(OwnPagesContext);
  return (path) => {
    const place = findShellPage(path, ownPages) ?? (portal ? findRemotePlace(path, portal) : null);
    return (place?.kind === 'shell' || place?.kind === 'remote') && mayOpen(guardOf(place));
  };
}
