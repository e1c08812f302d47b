import { usePortalStore, useSession } from '@atrium/sdk';
import { useEffect } from 'react';

/** Joins the other tabs of this browser while somebody is signed in; before that there is nothing to tell or to hear. */
export function useOtherTabs(): void {
  const store = usePortalStore();
  const isSignedIn = useSession().user !== null;
  useEffect(() => {
    if (!isSignedIn || typeof BroadcastChannel === 'undefined') return undefined;
    let isHere = true;
    let leave = () => undefined as void;
    import(/* webpackChunkName: 'other-tabs' */ './other-tabs.js').then(
      ({ joinTabs }) => {
        if (isHere) leave = joinTabs(store);
      },
      // The server says the same, to whoever asks it for something.
      () => undefined,
    );
    return () => {
      isHere = false;
      leave();
    };
  }, [store, isSignedIn]);
}
