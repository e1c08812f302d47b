import type { Feed } from '@atrium/contracts';

interface Row {
  id: string;
}

/**
 * The loaded part of a list that grows at its newer end, the newest first. Ids are in order of time. `next` is the
 * start of the next older page; null when there is none.
 */
export type FeedState<Item extends Row> = Feed<Item>;

/** The list after its newest page was fetched again: that page replaces the old one, and older loaded rows stay. */
export function withHead<Item extends Row>(
  before: FeedState<Item> | null,
  head: Feed<Item>,
): FeedState<Item> {
  const last = head.items.at(-1);
  if (!before || !last || head.next === null) return head;
  const older = before.items.filter(({ id }) => id < last.id);
  // More rows arrived than fit on a page, so there is a gap of unknown rows.
  const joined = before.items.some(({ id }) => id >= last.id);
  return joined && older.length > 0 ? { items: [...head.items, ...older], next: before.next } : head;
}

/** The list extended by its next older page. */
export function withOlder<Item extends Row>(before: FeedState<Item>, page: Feed<Item>): FeedState<Item> {
  const known = new Set(before.items.map(({ id }) => id));
  return { items: [...before.items, ...page.items.filter(({ id }) => !known.has(id))], next: page.next };
}
