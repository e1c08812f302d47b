import { fetchSession, sessionEnded, type PortalStore } from '@atrium/sdk';
import { leftElsewhere, type DepartureState } from './departure.slice.js';

const CHANNEL = 'atrium-session';

/** What a tab tells the others: who is signed in, locked or not; null after a logout. */
type Said = { here: string; open: boolean } | null;

function whatToSay(store: PortalStore): Said | undefined {
  const { session, departure } = store.getState() as ReturnType<PortalStore['getState']> & {
    departure: DepartureState;
  };
  if (session.user) return { here: session.user.id, open: session.lock === null };
  return departure.last === 'left' ? null : undefined;
}

/**
 * Synchronises the tabs of a browser, which share one session: a logout in one tab applies to all, leading to the
 * company-code entry; so does signing in again; and when another person signs in, no tab continues as the previous one.
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
    // Known to all tabs, so it is not sent again.
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
