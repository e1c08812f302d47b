import type { Conversation } from '@atrium/contracts';
import { useFeed } from '../../inbox/use-feed.js';
import { useListConversationsQuery, useLoadConversationsMutation } from './messages.api.js';

const LOOK_EVERY_MS = 30_000;

/** The person's conversations, those with the newest message first. */
export function useConversations(limit = 30) {
  const { currentData, error, refetch, isFetching } = useListConversationsQuery(
    { limit },
    { pollingInterval: LOOK_EVERY_MS },
  );
  const [load] = useLoadConversationsMutation();
  const feed = useFeed<Conversation>({
    head: currentData,
    key: 'conversations',
    loadOlder: (before) => load({ limit, before }).unwrap(),
  });
  return { feed, error, refetch, isFetching };
}
