import { minutes, shiftInstance, type ShiftTimes } from '../attendance/shift-instance.rules.js';

/** A shift that a person works, or is to work, on a date. */
export interface AssignedShift {
  date: string;
  shift: ShiftTimes;
}

export interface RestLimits {
  timezone: string;
  /** Less rest than this between two shifts is warned of. */
  minRestMin: number;
}

export type Assignment =
  | { error: 'SHIFT_ALREADY_ASSIGNED' | 'SHIFT_OVERLAP' }
  /** `restMin`: rest to the nearest other shift; null when there is none. */
  | { ok: true; restMin: number | null; warning: 'SHORT_REST' | null };

/** At least as long as people should rest between two shifts when nobody says otherwise. */
export const DEFAULT_MIN_REST_MIN = 480;

/** Whether a person may be given a shift beside those that they have. Shifts may touch, but not overlap. */
export function assign(
  asked: AssignedShift,
  existing: readonly AssignedShift[],
  { timezone, minRestMin }: RestLimits,
): Assignment {
  if (existing.some(({ date }) => date === asked.date)) return { error: 'SHIFT_ALREADY_ASSIGNED' };
  const one = shiftInstance(asked.shift, asked.date, timezone);
  // Elapsed time between the two: a clock change in between makes the rest longer or shorter than the clock shows.
  const gaps = existing.map(({ date, shift }) => {
    const other = shiftInstance(shift, date, timezone);
    return Math.max(
      one.startAt.getTime() - other.endAt.getTime(),
      other.startAt.getTime() - one.endAt.getTime(),
    );
  });
  if (gaps.some((gap) => gap < 0)) return { error: 'SHIFT_OVERLAP' };
  const restMin = gaps.length > 0 ? minutes(Math.min(...gaps)) : null;
  const short = restMin !== null && restMin < minRestMin;
  return { ok: true, restMin, warning: short ? 'SHORT_REST' : null };
}
