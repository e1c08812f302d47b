import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  /** Also the name by which the server sorts. */
  id: string;
  header: string;
  /** Drawn instead of the header's text, such as the hours of a time line. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures are aligned at the end, so that their digits line up. */
  align?: 'start' | 'end';
  /** `name` for the first column, `figure` for the one that matters; others are muted. */
  weight?: 'name' | 'figure';
  /** Its place on a phone's card of two by two; a column without one is not shown there. */
  card?: 'name' | 'state' | 'text' | 'note';
  /** On that card its header stands before the cell, which alone does not say what it is. A bare number always has it. */
  headed?: boolean;
  /** Shown only from 1200 px on. */
  wide?: boolean;
}

/** Server paging, as useCursorPages makes it from an answer of the API. */
export interface PageInfo {
  /** Position of the first row in the whole list, from 0. */
  start: number;
  total: number;
  /** False when there are more than the server counts: shown as "10,000+". */
  totalIsExact: boolean;
  hasNext: boolean;
  hasPrevious: boolean;
  onNext: () => void;
  onPrevious: () => void;
  /** The page size, where people can choose it. */
  size?: { value: number; options: readonly number[]; onChange: (size: number) => void };
}

export interface Selection<Row> {
  /** Keys of the selected rows. */
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** Why a row cannot be selected, in words; undefined where it can. */
  whyNot?: (row: Row) => string | undefined;
  /** The selection in words when it is more than the keys: "All 144 matching". */
  words?: string | undefined;
  /** Buttons of the bar that floats while something is selected. */
  actions: (rows: readonly Row[]) => ReactNode;
}

/** What rows have in common that stand below one heading. */
export interface RowGroup {
  key: string;
  /** The heading; two groups may have the same. */
  name: string;
}

export interface DataTableProps<Row> {
  /** What the rows are: "Employees". */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined while the first answer is loading: a skeleton is shown. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** The name of a row for screen readers, such as the person's name. */
  nameOf: (row: Row) => string;
  page?: PageInfo;
  /** The current order as the API writes it: `name`, or `-name` for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Called by a press on the row, or Enter. */
  onOpen?: (row: Row) => void;
  /** On a phone: what stands above the first of several cards that belong together. The rows are in that order. */
  groupOf?: ((row: Row) => RowGroup) | undefined;
  /** Beside a heading: how many rows stand below it on all pages. */
  groupTotal?: ((key: string) => ReactNode) | undefined;
  /** Buttons of 28 px, visible on hover and focus. */
  rowActions?: (row: Row) => ReactNode;
  selection?: Selection<Row>;
  /** The query's error, and how to retry. */
  error?: unknown;
  onRetry?: () => void;
  /** Shown when there are no records at all. */
  empty: ReactNode;
  /** Set while a search or filter is active: an empty result is then "No match". */
  onClearFilters?: () => void;
  /** Inside a Card with `fill="rows"` instead of filling the page. */
  inCard?: boolean;
  dense?: boolean;
  /** Rows of the skeleton, about as many as will come, so that nothing below moves. Default: 10. */
  expected?: number;
}
