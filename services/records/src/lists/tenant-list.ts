import type { FilterKey, ListDescription, SortKey } from '@atrium/contracts';
import { describedFilters, type FilterSource } from './list-filters.rules.js';
import type { ListPage, SortColumn } from './keyset.rules.js';
import type { ListFilter } from './list-statement.rules.js';

export interface TenantListGiven<D extends ListDescription> {
  list: D;
  /** `department d left join employee l on …`; each joined table by its key with `company_id`. */
  from: string;
  /** Of the table that has the rows: `d`. */
  alias: string;
  /** The select list, with the id. */
  columns: string;
  /** Each needs an index behind `company_id`, and one behind what most pages are filtered by. */
  sorts: Record<SortKey<D>, string | SortColumn>;
  filters: Record<FilterKey<D>, FilterSource>;
  /** What holds while nobody filters by that column: `status` -> not archived. */
  unless?: Partial<Record<FilterKey<D>, ListFilter>>;
  /** How its text is found: by the record's kind, as its migration says, and the same SQL over the alias. */
  text?: { kind: string; content: string };
}

/** What is asked of a list: a checked query of its contract. */
export interface ListQuery extends ListPage {
  search?: string | undefined;
}

/** A list that is declared once: its pages, one row of it, its export and what a bulk action matches come from it. */
export interface TenantList<Row = object, D extends ListDescription = ListDescription> {
  readonly list: D;
  readonly from: string;
  readonly alias: string;
  readonly columns: string;
  readonly sorts: Record<string, string | SortColumn>;
  readonly text: { kind: string; content: string } | null;
  readonly filtersOf: (query: ListQuery) => ListFilter[];
  /** No row has it: it is there for the types alone. */
  readonly row?: Row;
}

/** Declares a list; `TenantLists.pageOf` answers it. */
export const tenantList =
  <Row extends { id: string }>() =>
  <D extends ListDescription>(given: TenantListGiven<D>): TenantList<Row, D> => {
    const { list, filters, unless = {}, text = null } = given;
    const usual = Object.entries<ListFilter>(unless);
    return {
      ...given,
      text,
      filtersOf: (query) => {
        const asked = query as object as Readonly<Record<string, string | undefined>>;
        return [
          ...usual.filter(([key]) => asked[key] === undefined).map(([, filter]) => filter),
          ...describedFilters(list, asked, filters),
        ];
      },
    };
  };
