/** A column that a list can be sorted by. */
export interface SortColumn {
  column: string;
  /** Rows without a value come last, in both directions. */
  nullable?: true;
}

export interface KeysetOrder extends SortColumn {
  id: string;
  descending: boolean;
}

export interface KeysetPlace {
  value: string | null;
  /** SQL of the two parameters: `:value`, `$3`. */
  valueParameter: string;
  idParameter: string;
}

/** `-name` sorts by `name` in descending order. */
export function splitSort(sort: string): { key: string; descending: boolean } {
  return sort.startsWith('-') ? { key: sort.slice(1), descending: true } : { key: sort, descending: false };
}

/** The SQL condition for the rows after a position in the order. */
export function rowsAfter(order: KeysetOrder, place: KeysetPlace): string {
  const { column, id, descending, nullable } = order;
  const beyond = descending ? '<' : '>';
  if (place.value === null) return `${column} is null and ${id} ${beyond} ${place.idParameter}`;
  const later = `(${column}, ${id}) ${beyond} (${place.valueParameter}, ${place.idParameter})`;
  return nullable ? `(${later} or ${column} is null)` : later;
}

/** What a list can be sorted by: key -> column. */
export type ListSorts = Record<string, string | SortColumn>;

/** The part of a list's query that selects a page. */
export interface ListPage {
  sort: string;
  cursor?: string | undefined;
  limit: number;
}

/** @throws {Error} for a sort that the list does not offer; the contract's schema should have refused it */
export function orderOf({ sorts, id, page }: { sorts: ListSorts; id: string; page: ListPage }): KeysetOrder {
  const { key, descending } = splitSort(page.sort);
  const sort = sorts[key];
  if (sort === undefined) throw new Error(`The list has no sort ${key}.`);
  return { ...(typeof sort === 'string' ? { column: sort } : sort), id, descending };
}
