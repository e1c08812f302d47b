import type { Tone } from '../badge/tone.js';

export const TIMELINE_ZOOMS = ['day', 'week', 'month'] as const;
export type TimelineZoom = (typeof TIMELINE_ZOOMS)[number];

/** Days are `2026-06-29`; a bar lasts from `from` to `to`, both included. */
export interface TimelineBar {
  id: string;
  name: string;
  from: string;
  to: string;
  tone?: Tone;
  /** What its tone says, in a word: colour alone is not seen by everybody. */
  note?: string;
  /** The done part, 0 to 1. */
  done?: number;
  /** The bars that end before this one begins. */
  after?: readonly string[];
  /** Cannot be moved. */
  fixed?: boolean;
  /** The heading under which it stands; bars of a group follow each other. */
  group?: BarGroup;
}

export interface BarGroup {
  key: string;
  name: string;
}

export type BarDays = Pick<TimelineBar, 'from' | 'to'>;

export interface TimelineProps {
  label: string;
  /** One row for each. */
  bars: readonly TimelineBar[];
  today: string;
  zoom: TimelineZoom;
  /** Title of the names: `12 tasks`. */
  head: string;
  /** Moves or resizes one bar, or one and those behind it. */
  onMove: (moved: ReadonlyMap<string, BarDays>) => void;
  onOpen?: (id: string) => void;
}
