import { z } from 'zod';

/** A name for cached data in the browser, used by queries and live events. A record's is its `tag`. */
export type LiveTag = string;

/**
 * A message from the server to open pages. It never contains a record.
 * invalidate: fetch the data of `tags` again; `requestId` is the request that changed it. portal-changed: fetch the
 * remotes again. session-changed: fetch the person again. session-ended: the session is over. resync: events may have
 * been missed, fetch everything again.
 */
export type LiveEvent =
  | { type: 'invalidate'; tags: LiveTag[]; requestId?: string }
  | { type: 'portal-changed' }
  | { type: 'session-changed' }
  | { type: 'session-ended' }
  | { type: 'resync' };

/** `GET /api/events` */
export const liveQuerySchema = z.object({
  /** Milliseconds since the page asked for the oldest of its data; what has changed since then is sent first. */
  age: z.coerce.number().int().min(0).optional(),
});
