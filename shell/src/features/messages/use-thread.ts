import type { Message } from '@atrium/contracts';
import { useEffect, useRef } from 'react';
import { useFeed } from '../../inbox/use-feed.js';
import { useListMessagesQuery, useLoadMessagesMutation, useReadMessagesMutation } from './messages.api.js';

const PAGE = 30;
/** Each look also fetches the other person's presence and what they have read. */
const LOOK_EVERY_MS = 30_000;

/** The messages of two people, kept up to date; visible messages are marked as read. */
export function useThread(contactId: string) {
  const query = { id: contactId, limit: PAGE };
  const { currentData, error, refetch, isFetching } = useListMessagesQuery(query, {
    pollingInterval: LOOK_EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  const [load] = useLoadMessagesMutation();
  const feed = useFeed<Message>({
    head: currentData,
    key: contactId,
    loadOlder: (before) => load({ ...query, before }).unwrap(),
  });
  useReadReceipt(contactId, feed.items?.find(({ mine }) => !mine)?.id);
  return {
    feed,
    contact: currentData?.contact,
    readUpTo: currentData?.readUpTo ?? null,
    error,
    refetch,
    isFetching,
  };
}

function useReadReceipt(contactId: string, newest: string | undefined): void {
  const [read] = useReadMessagesMutation();
  const told = useRef<string | undefined>(undefined);
  useEffect(() => {
    const tell = () => {
      if (!newest || told.current === newest || document.visibilityState !== 'visible') return;
      told.current = newest;
      void read({ id: contactId, upTo: newest });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [contactId, newest, read]);
}
