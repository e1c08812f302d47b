import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  /** Also the name the server sorts by. */
  id: string;
  header: string;
  /** Drawn in place of the header's words, such as the hours of a time line. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Figures stand at the end, so that their digits align. */
  align?: 'start' | 'end';
  /** `name` for the first column, `figure` for the one that matters; the rest is quiet. */
  weight?: 'name' | 'figure';
  /** Its place on a phone's card of two by two; a column without one is not shown there. */
  card?: 'name' | 'state' | 'text' | 'note';
  /** Shown from 1200 px on. */
  wide?: boolean;
}

/** Server paging, as useCursorPages makes it out of an answer of the API. */
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
  /** Rows of a page, where they can be chosen. */
  size?: { value: number; options: readonly number[]; onChange: (size: number) => void };
}

export interface Selection<Row> {
  /** Keys of the selected rows. */
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** What is selected, where it is more than the keys say: "All 144 matching". */
  words?: string | undefined;
  /** Buttons of the bar that floats while something is selected. */
  actions: (rows: readonly Row[]) => ReactNode;
}

export interface DataTableProps<Row> {
  /** What the rows are: "Employees". */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined while the first answer is on its way: a skeleton shows. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** Names a row for screen readers: the person's name. */
  nameOf: (row: Row) => string;
  page?: PageInfo;
  /** The order in force as the API writes it: `name`, or `-name` for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** A press on the row, or Enter. */
  onOpen?: (row: Row) => void;
  /** Buttons of 28 px that show on hover and focus. */
  rowActions?: (row: Row) => ReactNode;
  selection?: Selection<Row>;
  /** What the query threw, and how to ask again. */
  error?: unknown;
  onRetry?: () => void;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** Given while a search or a filter is in force: nothing found is then "No match". */
  onClearFilters?: () => void;
  /** Inside a Card of `fill="rows"` instead of filling the page. */
  inCard?: boolean;
  dense?: boolean;
  /** Rows of the skeleton: about as many as will come, so that nothing below moves. 10 unless said. */
  expected?: number;
}
