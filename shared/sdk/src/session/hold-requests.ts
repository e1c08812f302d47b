import type { Session } from '@atrium/contracts';
import { callApi } from '../http/call-api.js';
import { countResolution, resolveInterruptionsWith, type Interruption } from '../http/interruption.js';
import type { PortalStore } from '../store/store.js';
import { portalClosed, sessionLocked, sessionMissed } from '../store/session.slice.js';

const ACTIONS = { NOT_SIGNED_IN: sessionMissed, SESSION_LOCKED: sessionLocked, MAINTENANCE: portalClosed };

/** Within this time the answer with the new token arrives. */
const CROSSING_MS = 100;

/**
 * Requests without a session wait until the person whose page sent them is back; if somebody else signs in, they fail.
 * While the portal is closed for maintenance, all requests wait.
 */
export function holdRequests(store: PortalStore): void {
  let waiting: Promise<boolean> | undefined;
  let crossing: Promise<boolean> | undefined;

  async function waitFor(interruption: Interruption): Promise<boolean> {
    const { user } = store.getState().session;
    if (!user && interruption !== 'MAINTENANCE') return false;
    if (interruption === 'NOT_SIGNED_IN' && !waiting) {
      crossing ??= isStillHere(user?.id).finally(() => (crossing = undefined));
      if (await crossing) return true;
    }
    if (store.getState().session.user?.id !== user?.id) return false;
    store.dispatch(ACTIONS[interruption]());
    waiting ??= untilBack(store, user?.id).finally(() => (waiting = undefined));
    return waiting;
  }
  resolveInterruptionsWith(waitFor);
}

/**
 * A session gets a new token when its person confirms their password; a request with the old token may have been on its
 * way meanwhile.
 */
async function isStillHere(userId: string | undefined): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, CROSSING_MS));
  const found = await callApi<Session>({ url: 'auth/me' }).catch(() => null);
  return found?.user.id === userId;
}

function untilBack(store: PortalStore, userId: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const { user, lock, closed } = store.getState().session;
      const isHere = user?.id === userId;
      if (closed || (isHere && lock)) return;
      stop();
      if (isHere) countResolution();
      resolve(isHere);
    });
  });
}
