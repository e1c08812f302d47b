import { HR_ERRORS, type ErrorDefinition, type PresenceState, type PunchKind } from '@atrium/contracts';
import { localDay } from '../local-day.rules.js';

/** Most time that a work date counts. */
export const DAY_MS = 86_400_000;
/**
 * A session without a clock-out for longer than this counts as forgotten. It is longer than anybody's shift, and short
 * enough that a person who forgot yesterday evening can clock in this morning.
 */
export const SESSION_MS = 16 * 3_600_000;

/** What is stored of one work date of one employee, computed from its punches. */
export interface DayRecord {
  workDate: string;
  /** Fixed at the first clock-in of the work date. */
  timezone: string;
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
  breakMs: number;
  punchCount: number;
  /** A session of this day was never ended, so its last stretch is unknown and does not count. */
  needsReview: boolean;
}

export interface NewPunch {
  kind: PunchKind;
  at: Date;
  /** The employee's current time zone, which decides the work date of a clock-in. */
  timezone: string;
}

/** A punch with its number: `seq` counts the punches of the work date from 1. */
export interface PlacedPunch {
  workDate: string;
  seq: number;
  kind: PunchKind;
  at: Date;
}

export type PunchOutcome =
  { refused: ErrorDefinition } | { refused: null; days: DayRecord[]; punch: PlacedPunch };

const NEXT: Record<DayRecord['state'], PunchKind[]> = {
  in: ['breakStart', 'out'],
  break: ['breakEnd', 'out'],
  out: ['in'],
};

/** Whether a session of the day is open at that moment. */
export function isOpen(day: DayRecord, at: Date): boolean {
  return day.state !== 'out' && at <= day.openUntil;
}

/** The kinds of punch that would be accepted at that moment; `known` as in `applyPunch`. */
export function allowedPunches(known: readonly DayRecord[], at: Date, timezone: string): PunchKind[] {
  const open = known.find((day) => isOpen(day, at));
  if (open) return NEXT[open.state];
  return timeLeft(settle(known), localDay(at, timezone)) > 0 ? NEXT.out : [];
}

/**
 * Applies one punch. `known` holds the employee's day with an open session and the day of the punch's work date, where
 * they exist; other days do not matter. A session belongs to the work date of its clock-in, whenever it ends. A punch
 * that a slow clock puts before the last one counts as made at the same time.
 * @returns the changed days and the numbered punch, or the refusal, with nothing changed
 */
export function applyPunch(known: readonly DayRecord[], punch: NewPunch): PunchOutcome {
  const open = known.find((day) => isOpen(day, punch.at));
  if (punch.kind === 'in') return open ? { refused: HR_ERRORS.ALREADY_CLOCKED_IN } : clockIn(known, punch);
  if (!open) return { refused: HR_ERRORS.NOT_CLOCKED_IN };
  if (!NEXT[open.state].includes(punch.kind)) {
    return { refused: open.state === 'break' ? HR_ERRORS.ALREADY_ON_BREAK : HR_ERRORS.NOT_ON_BREAK };
  }
  return place(endStretch(open, later(punch.at, open.stateSince)), punch.kind);
}

function clockIn(known: readonly DayRecord[], { at: asked, timezone }: NewPunch): PunchOutcome {
  const workDate = localDay(asked, timezone);
  const days = settle(known);
  const left = timeLeft(days, workDate);
  if (left <= 0) return { refused: HR_ERRORS.DAY_FULL };
  const before = days.find((day) => day.workDate === workDate);
  const at = before ? later(asked, before.stateSince) : asked;
  const fresh = {
    workDate,
    timezone,
    firstInAt: at,
    workedMs: 0,
    breakMs: 0,
    punchCount: 0,
    needsReview: false,
  };
  const started: DayRecord = {
    ...(before ?? fresh),
    state: 'in',
    stateSince: at,
    openUntil: new Date(at.getTime() + Math.min(left, SESSION_MS)),
    lastOutAt: null,
  };
  const forgotten = days.filter((day) => day !== before && !known.includes(day));
  return place(started, 'in', forgotten);
}

/** Ends forgotten sessions: the time after the last punch is unknown and does not count. */
function settle(known: readonly DayRecord[]): DayRecord[] {
  return known.map((day) => (day.state === 'out' ? day : { ...day, state: 'out', needsReview: true }));
}

/** The days whose session counts as forgotten at that moment, with it ended. */
export function endForgotten(known: readonly DayRecord[], at: Date): DayRecord[] {
  return settle(known.filter((day) => day.state !== 'out' && !isOpen(day, at)));
}

/** Milliseconds that the work date may still count. */
function timeLeft(days: readonly DayRecord[], workDate: string): number {
  const day = days.find((candidate) => candidate.workDate === workDate);
  return day ? DAY_MS - day.workedMs - day.breakMs : DAY_MS;
}

function endStretch(day: DayRecord, at: Date): DayRecord {
  const stretch = at.getTime() - day.stateSince.getTime();
  const counted =
    day.state === 'in' ? { workedMs: day.workedMs + stretch } : { breakMs: day.breakMs + stretch };
  return { ...day, ...counted, stateSince: at };
}

function place(day: DayRecord, kind: PunchKind, others: DayRecord[] = []): PunchOutcome {
  const seq = day.punchCount + 1;
  const at = day.stateSince;
  const state = kind === 'out' ? 'out' : kind === 'breakStart' ? 'break' : 'in';
  const changed: DayRecord = { ...day, state, punchCount: seq, lastOutAt: kind === 'out' ? at : null };
  return {
    refused: null,
    days: [...others, changed],
    punch: { workDate: day.workDate, seq, kind, at },
  };
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
