import type { Feed } from '@atrium/contracts';
import { useState } from 'react';
import { withHead, withOlder, type FeedState } from './feed.rules.js';

interface FeedSource<Item extends { id: string }> {
  /** The newest page from the cache; undefined while loading. */
  head: Feed<Item> | undefined;
  /** A different key starts another list. */
  key: string;
  loadOlder: (before: string) => Promise<Feed<Item>>;
  /** The state that the list had when the person left it, if they came back to it. */
  begin?: FeedState<Item> | undefined;
}

interface Known<Item extends { id: string }> {
  key: string;
  head: Feed<Item> | undefined;
  feed: FeedState<Item>;
}

export interface FeedList<Item extends { id: string }> {
  /** Undefined while the first page is loading. */
  items: Item[] | undefined;
  hasOlder: boolean;
  /** Older rows are loading. */
  loading: boolean;
  /** Loading older rows failed. */
  failed: boolean;
  showOlder: () => void;
  /** Changes what is shown until it is fetched again. */
  change: (change: (item: Item) => Item) => void;
  /** The list's state; undefined while the first page is loading. */
  known: FeedState<Item> | undefined;
}

/** A list whose newest page is kept up to date by live events, and whose older rows load as the person scrolls. */
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
