import type { Feed } from '@atrium/contracts';

interface Row {
  id: string;
}

/**
 * What a page knows of a list that grows at its newer end: all that was loaded, the newest first. Ids are ordered by time.
 * `next` is where the next older page begins; null when there is none.
 */
export type FeedState<Item extends Row> = Feed<Item>;

/** The list after its newest page was fetched anew: that page counts, and what was loaded beyond it stays. */
export function withHead<Item extends Row>(
  before: FeedState<Item> | null,
  head: Feed<Item>,
): FeedState<Item> {
  const last = head.items.at(-1);
  if (!before || !last || head.next === null) return head;
  const older = before.items.filter(({ id }) => id < last.id);
  // More came than fits a page: what lies between is not known.
  const joined = before.items.some(({ id }) => id >= last.id);
  return joined && older.length > 0 ? { items: [...head.items, ...older], next: before.next } : head;
}

/** The list with its next older page. */
export function withOlder<Item extends Row>(before: FeedState<Item>, page: Feed<Item>): FeedState<Item> {
  const known = new Set(before.items.map(({ id }) => id));
  return { items: [...before.items, ...page.items.filter(({ id }) => !known.has(id))], next: page.next };
}
