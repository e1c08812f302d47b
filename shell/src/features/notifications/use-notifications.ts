import type { InboxNotification } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
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
  const before = useFeedMemory<InboxNotification>(String(unread), keep);
  const feed = useFeed({
    begin: before.feed,
    head: currentData,
    key: String(unread),
    loadOlder: (before) => load({ ...query, limit: OLDER, before }).unwrap(),
  });
  // Marked as read in another window, possibly far down the list.
  const items = counts?.notifications === 0 ? feed.items?.map(asRead) : feed.items;

  return {
    feed: { ...feed, items },
    /** Where the list begins when the person comes back to it, and how its place is stored. */
    place: { begin: before.place, leave: (at: ListPlace) => before.keep(feed.known, at) },
    error,
    refetch,
    isFetching,
    ...useMarks(feed),
  };
}

/** Marks notifications as read or unread, which shows before the server answers. */
function useMarks({
  items,
  change,
}: Pick<ReturnType<typeof useFeed<InboxNotification>>, 'items' | 'change'>) {
  const [markOne] = useMarkNotificationMutation();
  const [readAll] = useReadNotificationsMutation();
  const { take } = useStep();
  const set = (id: string, read: boolean) => change((item) => (item.id === id ? { ...item, read } : item));
  const mark = useSteady((id: string, read: boolean) => {
    void take({
      of: `${id} ${String(read)}`,
      shown: () => {
        set(id, read);
        return () => set(id, !read);
      },
      work: () => markOne({ id, read }).unwrap(),
      failed: t('This could not be saved'),
    });
  });
  const markAll = () => {
    const newest = items?.[0]?.id;
    change(asRead);
    if (!newest) return;
    void take({ of: 'all', work: () => readAll(newest).unwrap(), failed: t('This could not be saved') });
  };
  return { mark, markAll };
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
