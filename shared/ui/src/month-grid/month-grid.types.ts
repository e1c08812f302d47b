import type { ReactNode } from 'react';
import type { Tone } from '../badge/tone.js';

/** What differs from the usual on a day. */
export interface MonthMark {
  /** One letter or sign; empty for a day of which there is nothing to show. */
  sign: string;
  /** The same in words. */
  label: string;
  tone?: Tone;
  /** Asked for, but not decided. */
  outlined?: boolean;
  /** More about it, shown on hover, focus and press. */
  tip?: ReactNode;
}

/** A column of sums. */
export interface MonthSum<Row> {
  id: string;
  head: string;
  /** The same in whole words. */
  label: string;
  valueOf: (row: Row) => string;
}

export interface MonthGridProps<Row> {
  label: string;
  /** The days of the columns: `2026-07-01`. */
  days: readonly string[];
  today: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** A row that sums up others has no face. */
  isSum?: (row: Row) => boolean;
  /** Title of the first column: `42 people`. */
  head: string;
  /** What a usual day is called. */
  usual: string;
  /** Undefined for a usual day. */
  markOf: (row: Row, day: string) => MonthMark | undefined;
  isOff?: (day: string) => boolean;
  /** Days that take no more changes: a line above them says so. */
  isLocked?: (day: string) => boolean;
  /** Columns of sums at the end of the rows. */
  sums?: readonly MonthSum<Row>[];
  /** A line below the rows with a figure for each day. */
  foot?: { label: string; valueOf: (day: string) => string };
  /** Enter, or a press. */
  onPress?: (row: Row, day: string) => void;
}
