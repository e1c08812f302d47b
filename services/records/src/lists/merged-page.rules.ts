import { TOTAL_LIMIT, type Page } from '@atrium/contracts';
import { writeCursor } from './cursor.js';
import { splitSort, type ListPage } from './keyset.rules.js';

/** A row's id and the value it is sorted by, as the database writes it. */
export interface Placed {
  order: string;
  id: string;
}

/**
 * Merges pages of several tables into one page. All must be read with the same sort, cursor and limit, and be sorted by
 * comparable values.
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

/** Compares by code points like the database's collation C, whose UTF-8 byte order is the same. */
const compare = (one: Placed, other: Placed): number =>
  Buffer.compare(Buffer.from(one.order), Buffer.from(other.order)) || (one.id < other.id ? -1 : 1);
