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

// One is enough, for coming back from a row's page. Not in the store, whose checks ten thousand rows would slow down.
const keptOf = new WeakMap<Store, Kept>();

/**
 * Keeps what somebody had scrolled through when they left a feed, so that the browser's back or forward restores it.
 * Another visit, person or language starts anew. `name` distinguishes the feeds of one path.
 */
export function useFeedMemory<Item extends { id: string }>(name: string, isKept: boolean) {
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
