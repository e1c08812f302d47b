import { TOTAL_LIMIT, type Page } from '@atrium/contracts';
import { writeCursor } from './cursor.js';
import { splitSort, type ListPage } from './keyset.rules.js';

/** What a row is sorted by, as the database writes it, and its id. */
export interface Placed {
  order: string;
  id: string;
}

/**
 * One page out of pages of several tables that were asked for with the same sort, cursor and limit, and are sorted by
 * values of the same meaning.
 */
export function mergePages<Row extends Placed>(pages: readonly Page<Row>[], page: ListPage): Page<Row> {
  const { descending } = splitSort(page.sort);
  const rows = pages.flatMap(({ items }) => items).sort(descending ? (a, b) => compare(b, a) : compare);
  const items = rows.slice(0, page.limit);
  const last = items.at(-1);
  const more = rows.length > page.limit || pages.some(({ nextCursor }) => nextCursor !== null);
  const total = pages.reduce((sum, each) => sum + each.total, 0);
  return {
    items,
    nextCursor: more && last ? writeCursor({ sort: page.sort, value: last.order, id: last.id }) : null,
    total: Math.min(total, TOTAL_LIMIT),
    totalIsExact: total <= TOTAL_LIMIT && pages.every(({ totalIsExact }) => totalIsExact),
  };
}

/** As the database orders under the collation C: by code points, which UTF-8 keeps in order. */
const compare = (one: Placed, other: Placed): number =>
  Buffer.compare(Buffer.from(one.order), Buffer.from(other.order)) || (one.id < other.id ? -1 : 1);
