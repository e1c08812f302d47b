import type { PresenceState } from '@atrium/contracts';
import { shiftInstance, type ShiftTimes } from './shift-instance.rules.js';
import { nightMs, type NightWindow } from './night.rules.js';

/** Most time that a work date counts. */
export const DAY_MS = 86_400_000;
/**
 * A session without a shift and without a clock-out for longer than this counts as forgotten. It is longer than
 * anybody's shift, and short enough that a person who forgot yesterday evening can clock in this morning.
 */
export const SESSION_MS = 16 * 3_600_000;

/** What is stored of one work date of one employee, computed from its punches. */
export interface DayRecord {
  workDate: string;
  /** Time zone, shift and whether it is a day off are fixed at the first clock-in of the work date. */
  timezone: string;
  shift: ShiftTimes | null;
  off: boolean;
  state: Exclude<PresenceState, 'notIn'>;
  /** Time of the last punch: since then the person is in `state`. */
  stateSince: Date;
  /** Until then an open session accepts punches; afterwards it counts as forgotten. */
  openUntil: Date;
  firstInAt: Date;
  /** Null while a session is open, and when the last session was never ended by a punch. */
  lastOutAt: Date | null;
  /** Closed stretches only; the running one is added when the day is shown. */
  workedMs: number;
  /** Breaks and the time between sessions. */
  breakMs: number;
  /** How much of `workedMs` lies before the shift's start, after its end, and in the night. */
  beforeMs: number;
  afterMs: number;
  nightMs: number;
  punchCount: number;
  /** HR should look at the day: a session was never ended, or a clock-in lay outside the shift's window. */
  needsReview: boolean;
}

/** Whether a session of the day is open at that moment. */
export function isOpen(day: DayRecord, at: Date): boolean {
  return day.state !== 'out' && at <= day.openUntil;
}

/** Milliseconds of work that the work date may still count. */
export function timeLeft(day: DayRecord): number {
  return DAY_MS - day.workedMs;
}

/** Counts the time since the last punch. A work date has 24 hours, of which work comes first. */
export function endStretch(day: DayRecord, at: Date, night: NightWindow | null): DayRecord {
  return countStretch(day, { to: at, as: day.state === 'in' ? 'work' : 'break', night });
}

/** Counts the time since the last punch as work or as a break. */
export function countStretch(
  day: DayRecord,
  { to, as, night }: { to: Date; as: 'work' | 'break'; night: NightWindow | null },
): DayRecord {
  const from = day.stateSince.getTime();
  const elapsed = to.getTime() - from;
  const left = timeLeft(day);
  if (as === 'break') {
    return { ...day, breakMs: Math.min(left, day.breakMs + elapsed), stateSince: to };
  }
  const stretch = Math.min(elapsed, left);
  const outside = outsideShift(day, from, from + stretch);
  return {
    ...day,
    workedMs: day.workedMs + stretch,
    breakMs: Math.min(day.breakMs, left - stretch),
    beforeMs: day.beforeMs + outside.before,
    afterMs: day.afterMs + outside.after,
    nightMs: day.nightMs + (night ? nightMs({ from, to: from + stretch }, night, day.timezone) : 0),
    stateSince: to,
  };
}

/** Ends a session that nobody ended: the time after the last punch is unknown and does not count. */
export function endForgottenSession(day: DayRecord): DayRecord {
  return day.state === 'out' ? day : { ...day, state: 'out', needsReview: true };
}

function outsideShift({ shift, workDate, timezone }: DayRecord, from: number, to: number) {
  if (!shift) return { before: 0, after: 0 };
  const { startAt, endAt } = shiftInstance(shift, workDate, timezone);
  return {
    before: Math.max(0, Math.min(to, startAt.getTime()) - from),
    after: Math.max(0, to - Math.max(from, endAt.getTime())),
  };
}
