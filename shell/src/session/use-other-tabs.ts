import { fetchSession, sessionEnded, usePortalStore, useSession } from '@atrium/sdk';
import { useEffect } from 'react';
import { useDeparture } from './use-departure.js';

const CHANNEL = 'atrium-session';

/** What a tab says of itself: who is here, open or locked; null after a logout. */
type Said = { here: string; open: boolean } | null;

/**
 * The tabs of a browser have one session. Who logs out in one leaves all; who comes back in one is back in all; and
 * where somebody else has signed in, no page goes on as if the person before were still here.
 */
export function useOtherTabs(): void {
  const store = usePortalStore();
  const { user, lock } = useSession();
  const { last } = useDeparture();
  const here = user?.id ?? null;
  const open = lock === null;
  const left = !user && last === 'left';
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    if (left) channel.postMessage(null satisfies Said);
    else if (here) channel.postMessage({ here, open } satisfies Said);
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      const { session } = store.getState();
      if (!session.user) return;
      if (!data) store.dispatch(sessionEnded());
      else if (data.here !== session.user.id || (data.open && session.lock))
        void store.dispatch(fetchSession());
    };
    return () => channel.close();
  }, [store, here, open, left]);
}
