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

export interface MonthGridProps<Row> {
  label: string;
  /** The days of the columns: `2026-07-01`. */
  days: readonly string[];
  today: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Title of the first column: `42 people`. */
  head: string;
  /** What a usual day is called. */
  usual: string;
  /** Undefined for a usual day. */
  markOf: (row: Row, day: string) => MonthMark | undefined;
  isOff?: (day: string) => boolean;
  /** Enter, or a press. */
  onPress?: (row: Row, day: string) => void;
}
