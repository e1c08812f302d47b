import type { ReactNode } from 'react';

/** `rows` are lying bars with their figures at the end; a `funnel` adds each step's share of the step before. */
export type ChartKind = 'line' | 'bar' | 'stacked' | 'donut' | 'rows' | 'funnel';

export interface ChartPoint {
  label: string;
  /** Still changing, such as the current month: hatched, or dashed. */
  unfinished?: boolean;
}

export interface ChartSeries {
  label: string;
  /** One for each point; null where nothing is known. */
  values: readonly (number | null)[];
  /** The period before, drawn as a dashed grey line. */
  prior?: boolean;
}

/** A drawn figure, by its place in `series` and `points`. */
export interface ChartMark {
  series: number;
  point: number;
}

/** What a click on a mark does. `to` gives the address of the rows that the figure counts. */
export interface MarkActions {
  to?: (mark: ChartMark) => string;
  onOpen?: (mark: ChartMark) => void;
}

export interface ChartData extends MarkActions {
  points: readonly ChartPoint[];
  /** `donut`, `rows` and `funnel` draw the first one. */
  series: readonly ChartSeries[];
  /** Shows a figure; numbers with separators if left out. */
  format?: (value: number) => string;
}

export interface ChartProps extends ChartData {
  kind: ChartKind;
  title: string;
  /** Of the figures, after the title: "people a month". */
  unit: string;
  /** What the points are, as the first heading of the table: "Month". */
  by: string;
  loading?: boolean;
  failure?: { error: unknown; onRetry: () => void };
  /** What will appear here, while there are no figures. */
  empty?: string;
  footer?: ReactNode;
}

export interface SparklineProps {
  /** What it shows, in words: "Clocked in, last 14 days: from 31 to 38". */
  label: string;
  values: readonly number[];
}
