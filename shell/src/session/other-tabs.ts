import { fetchSession, sessionEnded, type PortalStore } from '@atrium/sdk';
import { leftElsewhere, type DepartureState } from './departure.slice.js';

const CHANNEL = 'atrium-session';

/** What a tab says of itself: who is here, open or locked; null after a logout. */
type Said = { here: string; open: boolean } | null;

function whatToSay(store: PortalStore): Said | undefined {
  const { session, departure } = store.getState() as ReturnType<PortalStore['getState']> & {
    departure: DepartureState;
  };
  if (session.user) return { here: session.user.id, open: session.lock === null };
  return departure.last === 'left' ? null : undefined;
}

/**
 * The tabs of a browser have one session. Who logs out in one leaves all, for the company-code entry; who comes back in one is
 * back in all; and where somebody else has signed in, no page goes on as if the person before were still here.
 * @returns a function that ends it
 */
export function joinTabs(store: PortalStore): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let said = '';
  const say = () => {
    const what = whatToSay(store);
    if (what === undefined || JSON.stringify(what) === said) return;
    said = JSON.stringify(what);
    channel.postMessage(what);
  };
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    const { session } = store.getState();
    if (!session.user) return;
    if (data) {
      if (data.here !== session.user.id || (data.open && session.lock)) void store.dispatch(fetchSession());
      return;
    }
    // Known to all tabs, and not to be told once more.
    said = JSON.stringify(data);
    store.dispatch(leftElsewhere());
    store.dispatch(sessionEnded());
  };
  say();
  const stop = store.subscribe(say);
  return () => {
    stop();
    channel.close();
  };
}
