import { countMending, mendInterruptionsWith, type Interruption } from '../http/interruption.js';
import type { PortalStore } from '../store/store.js';
import { sessionLocked, sessionMissed } from './session.slice.js';

/** Requests without a session wait for the person whose page sent them; somebody else's return ends the waiting. */
export function holdRequests(store: PortalStore): void {
  let waiting: Promise<boolean> | undefined;

  function waitFor(interruption: Interruption): Promise<boolean> {
    const { user } = store.getState().session;
    if (!user) return Promise.resolve(false);
    store.dispatch(interruption === 'SESSION_LOCKED' ? sessionLocked() : sessionMissed());
    waiting ??= untilBack(store, user.id).finally(() => (waiting = undefined));
    return waiting;
  }
  mendInterruptionsWith(waitFor);
}

function untilBack(store: PortalStore, userId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const { user, lock } = store.getState().session;
      const isHere = user?.id === userId;
      if (isHere && lock) return;
      stop();
      if (isHere) countMending();
      resolve(isHere);
    });
  });
}
