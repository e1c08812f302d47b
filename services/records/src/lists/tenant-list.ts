import type { FilterKey, ListDescription, SortKey } from '@atrium/contracts';
import { describedFilters, type FilterSource } from './list-filters.rules.js';
import type { ListPage, SortColumn } from './keyset.rules.js';
import type { ListFilter } from './list-statement.rules.js';

/** A table of a record, as `defineTable` makes it. */
interface ListedTable<Row = object> {
  readonly row?: Row;
  readonly table: string;
  select: (alias: string) => string;
}

/** Where a list finds its rows, and what it selects. */
type Source<Row> =
  | {
      /** The table whose rows are listed as it has them. */
      table: ListedTable<Row>;
      from?: never;
      columns?: never;
    }
  | {
      /** The table whose rows are listed, with more than it has itself. */
      table: ListedTable;
      from?: never;
      /** The select list, with the id. */
      columns: string;
    }
  | {
      table?: never;
      /** `department d left join employee l on …`; each join uses the key and `company_id`. */
      from: string;
      /** The select list, with the id. */
      columns: string;
    };

interface Given<D extends ListDescription> {
  list: D;
  /** Alias of the table whose rows are listed: `d`. */
  alias: string;
  /**
   * Each sort needs an index that begins with `company_id`, and one that also has the column most pages are filtered
   * by.
   */
  sorts: Record<SortKey<D>, string | SortColumn>;
  filters: Record<FilterKey<D>, FilterSource | FoundText>;
  /** Conditions that apply while the query does not filter by the column: `status` -> not archived. */
  unless?: Partial<Record<FilterKey<D>, ListFilter>>;
  /** How text is found; of several, a row has all the words in one of them. */
  text?: ListText | readonly ListText[];
}

/** For a filter of a text that is found as the list's own text is: by its words, whatever their order. */
interface FoundText {
  found: ListText;
}

/** Words that a query looks for, and the texts of which one has all of them. */
interface Lookup {
  words: string | undefined;
  texts: readonly ListText[];
}

/** A record's kind as its migration registers it, and the same SQL of the text with the list's alias. */
interface ListText {
  kind: string;
  content: string;
  /** SQL of the id, where it is another record's. */
  id?: string;
}

/** What of a validated query of the list's contract says which rows it has. */
export interface Narrowing {
  search?: string | undefined;
}

/** A validated query of the list's contract. */
export interface ListQuery extends ListPage, Narrowing {}

/** A list that is declared once. Its pages, single rows, its export and bulk selection by query all use it. */
export interface TenantList<Row = object, D extends ListDescription = ListDescription> {
  readonly list: D;
  readonly from: string;
  readonly alias: string;
  readonly columns: string;
  readonly sorts: Record<string, string | SortColumn>;
  readonly lookups: (query: Narrowing) => readonly Lookup[];
  readonly filtersOf: (query: Narrowing, at: Date) => ListFilter[];
  /** Carries the row type only; it has no value at run time. */
  readonly row?: Row;
}

/** Declares a list; `TenantLists.pageOf` reads it. */
export const tenantList =
  <Row extends { id: string }>() =>
  <D extends ListDescription>(given: Given<D> & Source<Row>): TenantList<Row, D> => {
    const { list, alias, filters, unless = {}, text = [] } = given;
    const usual = Object.entries<ListFilter>(unless);
    const [sources, found] = divided(filters);
    const source = given.table
      ? { from: `${given.table.table} ${alias}`, columns: given.table.select(alias), ...given }
      : given;
    return {
      ...source,
      lookups: (query) => [
        { words: query.search, texts: [text].flat() },
        ...found.map(([key, source]) => ({ words: textsOf(query)[key], texts: [source.found] })),
      ],
      filtersOf: (query, at) => {
        const asked = textsOf(query);
        return [
          ...usual.filter(([key]) => asked[key] === undefined).map(([, filter]) => filter),
          ...describedFilters(list, asked, { sources, at }),
        ];
      },
    };
  };

const textsOf = (query: Narrowing) => query as object as Readonly<Record<string, string | undefined>>;

/** What the database compares, and what is found by its words. */
function divided(
  filters: Readonly<Record<string, FilterSource | FoundText>>,
): [Record<string, FilterSource>, [string, FoundText][]] {
  const sources: Record<string, FilterSource> = {};
  const found: [string, FoundText][] = [];
  for (const [key, source] of Object.entries(filters))
    if (typeof source === 'object') found.push([key, source]);
    else sources[key] = source;
  return [sources, found];
}
