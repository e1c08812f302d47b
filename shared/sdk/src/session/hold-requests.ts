import { countMending, mendInterruptionsWith, type Interruption } from '../http/interruption.js';
import type { PortalStore } from '../store/store.js';
import { portalClosed, sessionLocked, sessionMissed } from './session.slice.js';

const ACTIONS = { NOT_SIGNED_IN: sessionMissed, SESSION_LOCKED: sessionLocked, MAINTENANCE: portalClosed };

/**
 * Requests without a session wait for the person whose page sent them; somebody else's return ends the waiting. While the
 * portal is closed for maintenance, all requests wait.
 */
export function holdRequests(store: PortalStore): void {
  let waiting: Promise<boolean> | undefined;

  function waitFor(interruption: Interruption): Promise<boolean> {
    const { user } = store.getState().session;
    if (!user && interruption !== 'MAINTENANCE') return Promise.resolve(false);
    store.dispatch(ACTIONS[interruption]());
    waiting ??= untilBack(store, user?.id).finally(() => (waiting = undefined));
    return waiting;
  }
  mendInterruptionsWith(waitFor);
}

function untilBack(store: PortalStore, userId: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const { user, lock, closed } = store.getState().session;
      const isHere = user?.id === userId;
      if (closed || (isHere && lock)) return;
      stop();
      if (isHere) countMending();
      resolve(isHere);
    });
  });
}
