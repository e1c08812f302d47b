import type { PunchKind } from '@atrium/contracts';
import type { ShiftTimes } from './shift-instance.rules.js';
import type { Touch } from './punch-replay.rules.js';

/** Time within a day that is not work. */
export interface DayBreak {
  from: Date;
  to: Date;
  /** The person had clocked out and in again; else it was a break of the clock. */
  away: boolean;
}

/** A break as a correction holds it. */
export interface StoredBreak {
  from: string;
  to: string;
  away: boolean;
}

interface DayEnds {
  in: Date;
  out: Date;
}

export type BreakRefusal = 'END_BEFORE_START' | 'BREAK_OUTSIDE' | 'BREAKS_OVERLAP';

/**
 * What the punches of a day, in their order, leave out between its first and its last one. Where only the ends of a day
 * count, time between two sessions is work.
 */
export function breaksOf(
  punches: readonly { kind: PunchKind; at: Date }[],
  shift: Pick<ShiftTimes, 'countMode'> | null,
): DayBreak[] {
  const breaks: DayBreak[] = [];
  let since: { at: Date; away: boolean } | null = null;
  for (const { kind, at } of punches) {
    if (since && (kind === 'in' || kind === 'breakEnd')) {
      if (at > since.at) breaks.push({ from: since.at, to: at, away: since.away });
      since = null;
    }
    // Whoever clocks out during a break was away from its start.
    if (kind === 'breakStart' || kind === 'out') since ??= { at, away: kind === 'out' };
  }
  return shift?.countMode === 'firstLast' ? breaks.filter(({ away }) => !away) : breaks;
}

/** The part of breaks that lies between a clock-in and a clock-out. */
export function breaksWithin(breaks: readonly DayBreak[], { in: start, out }: DayEnds): DayBreak[] {
  return breaks
    .filter(({ from, to }) => from < out && to > start)
    .map((each) => {
      const whole = each.from > start && each.to < out;
      return whole
        ? each
        : { from: each.from > start ? each.from : start, to: each.to < out ? each.to : out, away: false };
    });
}

/** The first reason why breaks cannot stand so, and which of them; null where they can. */
export function refuseBreaks(
  breaks: readonly DayBreak[],
  { in: start, out }: DayEnds,
): { code: BreakRefusal; index: number } | null {
  for (const [index, { from, to }] of breaks.entries()) {
    if (to <= from) return { code: 'END_BEFORE_START', index };
    if (from < start || to > out) return { code: 'BREAK_OUTSIDE', index };
    if (breaks.slice(0, index).some((other) => from < other.to && other.from < to))
      return { code: 'BREAKS_OVERLAP', index };
  }
  return null;
}

/** The punches that make a day of its ends and its breaks. */
export function touchesOf({ in: start, out, breaks }: DayEnds & { breaks: readonly DayBreak[] }): Touch[] {
  return [
    { at: start, kind: 'in' },
    ...breaks.flatMap(({ from, to, away }): Touch[] => [
      { at: from, kind: away ? 'out' : 'breakStart' },
      { at: to, kind: away ? 'in' : 'breakEnd' },
    ]),
    { at: out, kind: 'out' },
  ];
}
