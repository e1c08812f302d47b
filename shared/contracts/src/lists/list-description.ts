import type { MoneyOf } from '../money/money.js';
import type { Check } from '../permissions/check.js';

/**
 * How a column is filtered: text by what it contains, choice and person by one or several values, date and number by a
 * range, yesNo by either value.
 */
export type ListColumnType = 'text' | 'choice' | 'date' | 'number' | 'yesNo' | 'person';

export interface ListOption {
  value: string;
  label: string;
}

/** The values of a choice with what people read. */
export const choices = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: labels[value] }));

export interface ListColumn {
  /** Name of the column in queries, URLs and saved views. */
  key: string;
  title: string;
  type: ListColumnType;
  /** For a date: the value is a moment with its time of day. */
  time?: true;
  /** For an amount of money, whose values are whole minor units. */
  money?: MoneyOf;
  sortable?: true;
  filterable?: true;
  /** The values of a choice that are the same in every company; left out, any text is allowed. */
  options?: readonly ListOption[];
  /** Of the first sortable column: the list is in descending order until somebody chooses another. */
  latestFirst?: true;
  /** Of any sortable column: the list is in this order until somebody chooses another. */
  first?: 'rising' | 'falling';
  /** always: cannot be hidden. hidden: shown once somebody chooses it. never: only for filtering. */
  display?: 'always' | 'hidden' | 'never';
}

/** What a list can show, sort and filter. The server validates queries with it; the browser draws the table from it. */
export interface ListDescription {
  /** Unique: `hr.employees`. */
  key: string;
  columns: readonly ListColumn[];
  /** Who may read the list and save views of it. */
  access: Check;
  /** Who may share a view with everybody who reads the list. */
  sharing: Check;
}

type ColumnOf<D extends ListDescription> = D['columns'][number];
export type FilterKey<D extends ListDescription> = Extract<ColumnOf<D>, { filterable: true }>['key'];
export type SortKey<D extends ListDescription> = Extract<ColumnOf<D>, { sortable: true }>['key'];
export type SortText<D extends ListDescription> = SortKey<D> | `-${SortKey<D>}`;

/** Filters as in a URL: column -> the output of `writeFilter`. */
export type ListFilters = Record<string, string>;

/** The page sizes that people can choose; the largest is PAGE_LIMIT. */
export const PAGE_SIZES = [25, 50, 100, 250, 500] as const;

export function filterableColumns({ columns }: ListDescription): ListColumn[] {
  return columns.filter(({ filterable }) => filterable);
}

/** Columns that a table of the list can show. */
export function showableColumns({ columns }: ListDescription): ListColumn[] {
  return columns.filter(({ display }) => display !== 'never');
}

/** The columns shown until somebody chooses others. */
export function firstColumns(description: ListDescription): string[] {
  return showableColumns(description)
    .filter(({ display }) => display !== 'hidden')
    .map(({ key }) => key);
}

/** Every order of the list, `name` and `-name`; the first is the default. */
export function sortsOf<const D extends ListDescription>({ columns }: D): SortText<D>[] {
  const sortable = columns.filter((column) => column.sortable);
  const chosen = sortable.find(({ first }) => first) ?? sortable[0];
  const ordered = chosen ? [chosen, ...sortable.filter((column) => column !== chosen)] : [];
  const falls = chosen?.first === 'falling' || (!chosen?.first && chosen?.latestFirst);
  return ordered.flatMap(({ key }, place) => (falls && place === 0 ? [`-${key}`, key] : [key, `-${key}`]));
}
