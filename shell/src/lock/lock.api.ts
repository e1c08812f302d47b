import type { Session, Unlock } from '@atrium/contracts';
import { callApi, readFailure, sessionLocked, sessionMissed, t, toast, type PortalStore } from '@atrium/sdk';

/** Unlocks the session with the password and, if needed, the code. */
export async function unlock(body: Unlock) {
  return (await callApi<Session>({ url: 'auth/unlock', method: 'POST', body })).user;
}

/** Locks the session on the server, and with it every page of this browser. */
export async function lockSession({ dispatch }: Pick<PortalStore, 'dispatch'>): Promise<void> {
  try {
    await callApi({ url: 'auth/lock', method: 'POST' });
    dispatch(sessionLocked());
  } catch (reason) {
    const { error } = readFailure(reason);
    if (error.code === 'SESSION_LOCKED') dispatch(sessionLocked());
    else if (error.code === 'NOT_SIGNED_IN') dispatch(sessionMissed());
    else toast.error(t('The portal could not be locked'), { text: error.message });
  }
}
