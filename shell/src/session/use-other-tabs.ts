import { usePortalStore, useSession } from '@atrium/sdk';
import { useEffect } from 'react';

/** Synchronises with the other tabs of this browser while somebody is signed in. */
export function useOtherTabs(): void {
  const store = usePortalStore();
  const isSignedIn = useSession().user !== null;
  useEffect(() => {
    if (!isSignedIn || typeof BroadcastChannel === 'undefined') return undefined;
    let isHere = true;
    let leave = () => undefined as void;
    import(/* webpackChunkName: 'frame-later' */ './other-tabs.js').then(
      ({ joinTabs }) => {
        if (isHere) leave = joinTabs(store);
      },
      // Without it, the next request learns the same from the server.
      () => undefined,
    );
    return () => {
      isHere = false;
      leave();
    };
  }, [store, isSignedIn]);
}
