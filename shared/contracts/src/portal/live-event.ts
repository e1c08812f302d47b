/** The name of cached data in the browser, used by queries and by live events alike; of a record, its `tag`. */
export type LiveTag = string;

/**
 * What the server tells open pages; no record travels in an event.
 * invalidate: fetch the data of `tags` anew; `requestId` is of the request that changed it. portal-changed: fetch the remotes anew. session-changed: fetch the
 * person anew. session-ended: the session is gone. resync: events may have been missed, fetch everything anew.
 */
export type LiveEvent =
  | { type: 'invalidate'; tags: LiveTag[]; requestId?: string }
  | { type: 'portal-changed' }
  | { type: 'session-changed' }
  | { type: 'session-ended' }
  | { type: 'resync' };
