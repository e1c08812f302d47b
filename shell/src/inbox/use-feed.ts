import type { Feed } from '@atrium/contracts';
import { useState } from 'react';
import { withHead, withOlder, type FeedState } from './feed.rules.js';

interface FeedSource<Item> {
  /** The newest page as the cache has it; undefined until it has come. */
  head: Feed<Item> | undefined;
  /** Another list begins with another key. */
  key: string;
  loadOlder: (before: string) => Promise<Feed<Item>>;
}

interface Known<Item extends { id: string }> {
  key: string;
  head: Feed<Item>;
  feed: FeedState<Item>;
}

export interface FeedList<Item> {
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
}

/** A list whose newest page is kept fresh by live events, and which grows at its older end as far as somebody scrolls. */
export function useFeed<Item extends { id: string }>({
  head,
  key,
  loadOlder,
}: FeedSource<Item>): FeedList<Item> {
  const [kept, setKept] = useState<Known<Item> | null>(null);
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
    hasOlder: Boolean(known?.feed.next),
    loading: older === 'loading',
    failed: older === 'failed',
    showOlder,
    change: (change) =>
      setKept((now) => now && { ...now, feed: { ...now.feed, items: now.feed.items.map(change) } }),
  };
}
