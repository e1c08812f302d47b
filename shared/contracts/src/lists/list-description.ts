import type { Check } from '../permissions/check.js';

/**
 * How a column's values are filtered: text by what it contains, choice and person by one or several, date and number by
 * a range, yesNo by either.
 */
export type ListColumnType = 'text' | 'choice' | 'date' | 'number' | 'yesNo' | 'person';

export interface ListOption {
  value: string;
  label: string;
}

export interface ListColumn {
  /** Name of the column in queries, addresses and saved views. */
  key: string;
  title: string;
  type: ListColumnType;
  /** Of a date: it is a moment, with its time. */
  time?: true;
  sortable?: true;
  filterable?: true;
  /** The values of a choice that are the same in every company; left out, any text is one. */
  options?: readonly ListOption[];
  /** always: cannot be hidden. hidden: shown once somebody chooses it. never: only there to be filtered by. */
  display?: 'always' | 'hidden' | 'never';
}

/** What a list can show, sort and filter: the server checks by it, the page draws by it. */
export interface ListDescription {
  /** Unique: `hr.employees`. */
  key: string;
  columns: readonly ListColumn[];
  /** Who may read the list, and with it keep views of it. */
  access: Check;
  /** Who may offer a view of it to everybody who reads it. */
  sharing: Check;
}

type ColumnOf<D extends ListDescription> = D['columns'][number];
export type FilterKey<D extends ListDescription> = Extract<ColumnOf<D>, { filterable: true }>['key'];
export type SortKey<D extends ListDescription> = Extract<ColumnOf<D>, { sortable: true }>['key'];
export type SortText<D extends ListDescription> = SortKey<D> | `-${SortKey<D>}`;

/** Filters as they stand in an address: column -> what `writeFilter` wrote. */
export type ListFilters = Record<string, string>;

/** What a person can choose from; the largest is PAGE_LIMIT. */
export const PAGE_SIZES = [25, 50, 100, 250, 500] as const;

export function filterableColumns({ columns }: ListDescription): ListColumn[] {
  return columns.filter(({ filterable }) => filterable);
}

/** Columns that a table of the list can show. */
export function showableColumns({ columns }: ListDescription): ListColumn[] {
  return columns.filter(({ display }) => display !== 'never');
}

/** What is shown until somebody chooses otherwise. */
export function firstColumns(description: ListDescription): string[] {
  return showableColumns(description)
    .filter(({ display }) => display !== 'hidden')
    .map(({ key }) => key);
}

/** Every order that the list has, `name` and `-name`; the first is the one of a list that nobody has sorted. */
export function sortsOf<const D extends ListDescription>({ columns }: D): SortText<D>[] {
  const keys = columns.filter(({ sortable }) => sortable).map(({ key }) => key);
  return keys.flatMap((key) => [key, `-${key}`]);
}
