import type { InboxNotification } from '@atrium/contracts';
import { t, tellFailure } from '@atrium/sdk';
import type { ListPlace } from '@atrium/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useGetInboxCountsQuery } from '../../inbox/inbox.api.js';
import { useFeed } from '../../inbox/use-feed.js';
import { useFeedMemory } from '../../inbox/use-feed-memory.js';
import {
  useListNotificationsQuery,
  useLoadNotificationsMutation,
  useMarkNotificationMutation,
  useReadNotificationsMutation,
} from './notifications.api.js';

const OLDER = 100;

/**
 * The person's notifications and the actions on them. An action shows at once; a refusal undoes it and shows a message.
 */
export function useNotifications({ unread = false, limit = 30, keep = false } = {}) {
  const query = { limit, ...(unread && { unread: 'true' as const }) };
  const { currentData, error, refetch, isFetching } = useListNotificationsQuery(query);
  const { data: counts } = useGetInboxCountsQuery();
  const [load] = useLoadNotificationsMutation();
  const [markOne] = useMarkNotificationMutation();
  const [readAll] = useReadNotificationsMutation();
  const before = useFeedMemory<InboxNotification>(String(unread), keep);
  const feed = useFeed({
    begin: before.feed,
    head: currentData,
    key: String(unread),
    loadOlder: (before) => load({ ...query, limit: OLDER, before }).unwrap(),
  });
  // Marked as read in another window, possibly far down the list.
  const items = counts?.notifications === 0 ? feed.items?.map(asRead) : feed.items;

  const set = (id: string, read: boolean) =>
    feed.change((item) => (item.id === id ? { ...item, read } : item));
  return {
    feed: { ...feed, items },
    /** Where the list begins when the person comes back to it, and how its place is stored. */
    place: { begin: before.place, leave: (at: ListPlace) => before.keep(feed.known, at) },
    error,
    refetch,
    isFetching,
    mark: useSteady((id: string, read: boolean) => {
      set(id, read);
      void attempt(markOne({ id, read }).unwrap(), () => set(id, !read));
    }),
    markAll: () => {
      const newest = feed.items?.[0]?.id;
      if (newest) void attempt(readAll(newest).unwrap());
      feed.change(asRead);
    },
  };
}

/** Does what is already shown; a refusal undoes it and shows a message. */
async function attempt(work: Promise<unknown>, undo?: () => void): Promise<void> {
  try {
    await work;
  } catch (reason) {
    undo?.();
    tellFailure(t('This could not be saved'), reason);
  }
}

const asRead = (item: InboxNotification): InboxNotification => (item.read ? item : { ...item, read: true });

/** Returns the same function at every render, so that memoized rows are not rendered again. */
function useSteady(work: (id: string, read: boolean) => void): (id: string, read: boolean) => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((id, read) => latest.current(id, read), []);
}
