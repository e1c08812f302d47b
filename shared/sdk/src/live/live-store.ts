import type { LiveTag } from '@atrium/contracts';
import { createAction } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { refetchShown } from '../api/connect-api.js';
import { fetchSession, sessionMissed } from '../store/session.slice.js';
import type { PortalStore } from '../store/store.js';
import type { StreamEvent } from './event-stream.js';
import { listenToLiveEvents } from './live-connection.js';
import { tellReconnect } from './reconnect.js';
import { gatherStaleTags } from './stale-tags.js';

/** Whether live events have been missing for so long that what a page shows may be old. */
export const connectionChanged = /* @__PURE__ */ createAction<{ lost: boolean }>('live/connection-changed');

/** What a live event that is not about some data alone means for the store. */
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
      tellReconnect();
      break;
  }
}

/** Every kind of data that a page has fetched. */
function shownTags(store: PortalStore): LiveTag[] {
  // `connectApi` has put the cache into the store, which the store's own type does not know.
  const { api: cache } = store.getState() as object as Parameters<typeof api.util.selectInvalidatedBy>[0];
  return Object.keys(cache.provided.tags);
}

/**
 * Keeps the store true to the server while somebody is signed in; the store needs `connectApi` first.
 * @returns a function that stops
 */
export function connectLiveEvents(store: PortalStore): () => void {
  const gather = gatherStaleTags(store);
  return listenToLiveEvents((event) => {
    if (event.type === 'invalidate') gather(event.tags, event.requestId);
    else applyLiveEvent(store, event);
  });
}
