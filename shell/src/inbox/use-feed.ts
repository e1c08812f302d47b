import type { Feed } from '@atrium/contracts';
import { useState } from 'react';
import { withHead, withOlder, type FeedState } from './feed.rules.js';

interface FeedSource<Item extends { id: string }> {
  /** The newest page as the cache has it; undefined until it has come. */
  head: Feed<Item> | undefined;
  /** Another list begins with another key. */
  key: string;
  loadOlder: (before: string) => Promise<Feed<Item>>;
  /** What was known of it when it was left by the way back that leads here again. */
  begin?: FeedState<Item> | undefined;
}

interface Known<Item extends { id: string }> {
  key: string;
  head: Feed<Item> | undefined;
  feed: FeedState<Item>;
}

export interface FeedList<Item extends { id: string }> {
  /** Undefined until the first page has come. */
  items: Item[] | undefined;
  hasOlder: boolean;
  /** Older ones are on their way. */
  loading: boolean;
  /** They could not be loaded. */
  failed: boolean;
  showOlder: () => void;
  /** Changes what is shown until it is fetched anew. */
  change: (change: (item: Item) => Item) => void;
  /** All that is known of it; undefined until the first page has come. */
  known: FeedState<Item> | undefined;
}

/** A list whose newest page is kept fresh by live events, and which grows at its older end as far as somebody scrolls. */
export function useFeed<Item extends { id: string }>({
  head,
  key,
  loadOlder,
  begin,
}: FeedSource<Item>): FeedList<Item> {
  const [kept, setKept] = useState<Known<Item> | null>(() =>
    begin ? { key, head: undefined, feed: begin } : null,
  );
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle');
  const known = kept?.key === key ? kept : null;
  if (head && known?.head !== head) setKept({ key, head, feed: withHead(known?.feed ?? null, head) });

  const showOlder = () => {
    const before = known?.feed.next;
    if (!before || older === 'loading') return;
    setOlder('loading');
    loadOlder(before).then(
      (page) => {
        setKept((now) => (now?.key === key ? { ...now, feed: withOlder(now.feed, page) } : now));
        setOlder('idle');
      },
      () => setOlder('failed'),
    );
  };
  return {
    items: known?.feed.items,
    known: known?.feed,
    hasOlder: Boolean(known?.feed.next),
    loading: older === 'loading',
    failed: older === 'failed',
    showOlder,
    change: (change) =>
      setKept((now) => now && { ...now, feed: { ...now.feed, items: now.feed.items.map(change) } }),
  };
}
