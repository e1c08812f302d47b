import type { LiveTag } from '@atrium/contracts';
import { createAction } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { refetchShown } from '../api/connect-api.js';
import { fetchSession, sessionMissed } from '../store/session.slice.js';
import type { PortalStore } from '../store/store.js';
import type { StreamEvent } from './event-stream.js';
import { listenToLiveEvents } from './live-connection.js';
import { announceReconnect } from './reconnect.js';
import { gatherStaleTags } from './stale-tags.js';

/** Whether live events have been missing for so long that the page may be outdated. */
export const connectionChanged = /* @__PURE__ */ createAction<{ lost: boolean }>('live/connection-changed');

/** Applies a live event that concerns more than some data. */
export function applyLiveEvent(
  store: PortalStore,
  event: Exclude<StreamEvent, { type: 'invalidate' }>,
): void {
  switch (event.type) {
    case 'portal-changed':
      store.dispatch(api.util.invalidateTags(['Portal', 'App']));
      break;
    case 'session-changed':
      void store.dispatch(fetchSession());
      store.dispatch(api.util.invalidateTags(['Portal']));
      break;
    case 'session-ended':
      store.dispatch(sessionMissed());
      break;
    case 'connection':
      store.dispatch(connectionChanged({ lost: event.lost }));
      break;
    case 'resync':
      void store.dispatch(fetchSession());
      store.dispatch(api.util.invalidateTags(shownTags(store)));
      refetchShown(store);
      announceReconnect();
      break;
  }
}

/** The tags of all data that a page has fetched. */
function shownTags(store: PortalStore): LiveTag[] {
  // `connectApi` has put the cache into the store, whose own type does not include it.
  const { api: cache } = store.getState() as object as Parameters<typeof api.util.selectInvalidatedBy>[0];
  return Object.keys(cache.provided.tags);
}

/**
 * Keeps the store up to date with the server while somebody is signed in. Call `connectApi` first.
 * @returns a function that stops
 */
export function connectLiveEvents(store: PortalStore): () => void {
  const gather = gatherStaleTags(store);
  return listenToLiveEvents((event) => {
    if (event.type === 'invalidate') gather(event.tags, event.requestId);
    else applyLiveEvent(store, event);
  });
}
