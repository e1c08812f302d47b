import { words, type Said } from '../words/words.js';

/** A record that a notification names, with the query of its own page. */
export interface NotificationPart {
  title: Said;
  query: string;
  /** The record, which people see or not as they see one that a notification is about; the others have none. */
  subjectId?: string;
}

/** Named in one notification; the others are counted. */
const NAMED = 5;

/** The first records by name, and last how many others there are. @param rest the query of the list of all */
export function partsOf<Named extends { id: string }>(
  all: readonly Named[],
  titleOf: (one: Named) => Said,
  rest: string,
): NotificationPart[] {
  const named = all.slice(0, NAMED).map((one) => ({
    title: titleOf(one),
    query: `open=${one.id}`,
    subjectId: one.id,
  }));
  const count = all.length - named.length;
  if (count === 0) return named;
  const title = words('{count, plural, one {and # more} other {and # more}}', { count });
  return [...named, { title, query: rest }];
}
