import type { ListPlace } from '@atrium/ui';
import { language, useSession } from '@atrium/sdk';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Store } from '@reduxjs/toolkit';
import type { FeedState } from './feed.rules.js';

interface Kept {
  visit: string;
  feed: unknown;
  place: ListPlace;
}

// One is enough: the way back from what a row leads to. Beside the store, whose checks ten thousand rows would slow.
const keptOf = new WeakMap<Store, Kept>();

/**
 * What somebody had scrolled through when they left a feed, for as long as they come back to it with the browser's
 * back or forward; another visit, person or
 * language begins anew. `name` tells the feeds of one address apart.
 */
export function useKeptFeed<Item extends { id: string }>(name: string, isKept: boolean) {
  const { user } = useSession();
  const { key } = useLocation();
  const visit = [user?.id, key, name, language()].join(' ');
  const store = useStore();
  const [begin] = useState(() => {
    const kept = isKept ? keptOf.get(store) : undefined;
    if (kept?.visit === visit) return kept;
    if (isKept) keptOf.delete(store);
    return undefined;
  });
  return {
    feed: begin?.feed as FeedState<Item> | undefined,
    place: begin?.place,
    keep: (feed: FeedState<Item> | undefined, place: ListPlace) => {
      if (isKept && feed) keptOf.set(store, { visit, feed, place });
    },
  };
}
