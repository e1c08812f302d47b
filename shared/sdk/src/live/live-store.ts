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
      store.dispatch(api.util.invalidateTags(['Portal', 'App', ...failedTags(store)]));
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

/** `connectApi` has put the cache into the store, whose own type does not include it. */
const cacheOf = (store: PortalStore) =>
  (store.getState() as object as Parameters<typeof api.util.selectInvalidatedBy>[0]).api;

/** The tags of all data that a page has fetched. */
const shownTags = (store: PortalStore): LiveTag[] => Object.keys(cacheOf(store).provided.tags);

/** The tags of calls that failed last: an app that was off for a moment refused them, and its page would show that again. */
function failedTags(store: PortalStore): LiveTag[] {
  const { queries, provided } = cacheOf(store);
  return Object.entries(provided.keys).flatMap(([key, tags]: [string, { type: LiveTag }[]]) =>
    queries[key]?.error === undefined ? [] : tags.map(({ type }) => type),
  );
}

/** When the oldest data of the page was asked for; now where it has none. */
const oldestData = (store: PortalStore): number =>
  Math.min(
    Date.now(),
    ...Object.values(cacheOf(store).queries).map((query) => query?.startedTimeStamp ?? Infinity),
  );

/**
 * Keeps the store up to date with the server while somebody is signed in. Call `connectApi` first.
 * @returns a function that stops
 */
export function connectLiveEvents(store: PortalStore): () => void {
  const gather = gatherStaleTags(store);
  return listenToLiveEvents((event) => {
    if (event.type === 'invalidate') gather(event.tags, event.requestId);
    else applyLiveEvent(store, event);
  }, oldestData(store));
}
