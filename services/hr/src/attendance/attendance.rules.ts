import { HR_ERRORS, type ErrorDefinition, type PunchKind } from '@atrium/contracts';
import { attribute, type Attribution, type WorkPlan } from './attribution.rules.js';
import {
  countStretch,
  endForgottenSession,
  endStretch,
  isOpen,
  SESSION_MS,
  timeLeft,
  type DayRecord,
} from './day-record.rules.js';
import type { NightWindow } from './night.rules.js';
import { later, type ShiftInstance } from './shift-instance.rules.js';

export interface NewPunch {
  kind: PunchKind;
  at: Date;
}

/** What decides the work date of a clock-in, and which of its time is night work. */
export interface PunchPlan extends WorkPlan {
  night: NightWindow | null;
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

/** The kinds of punch that would be accepted at that moment; `known` as in `applyPunch`. */
export function allowedPunches(known: readonly DayRecord[], at: Date, plan: WorkPlan): PunchKind[] {
  const open = known.find((day) => isOpen(day, at));
  if (open) return NEXT[open.state];
  const { workDate } = attribute(at, withFrozen(plan, known));
  const day = known.find((candidate) => candidate.workDate === workDate);
  return !day || timeLeft(day) > 0 ? NEXT.out : [];
}

/**
 * Applies one punch. `known` holds the employee's day with an open session and the days around the punch, where they
 * exist; other days do not matter. A session belongs to the work date of its clock-in, whenever it ends. A punch that
 * a slow clock puts before the last one counts as made at the same time.
 * @returns the changed days and the numbered punch, or the refusal, with nothing changed
 */
export function applyPunch(known: readonly DayRecord[], punch: NewPunch, plan: PunchPlan): PunchOutcome {
  const open = known.find((day) => isOpen(day, punch.at));
  if (punch.kind === 'in')
    return open ? { refused: HR_ERRORS.ALREADY_CLOCKED_IN } : clockIn(known, punch.at, plan);
  if (!open) return { refused: HR_ERRORS.NOT_CLOCKED_IN };
  if (!NEXT[open.state].includes(punch.kind)) {
    return { refused: open.state === 'break' ? HR_ERRORS.ALREADY_ON_BREAK : HR_ERRORS.NOT_ON_BREAK };
  }
  return place(endStretch(open, later(punch.at, open.stateSince), plan.night), punch.kind);
}

/** Moves the end of a day whose last clock-out counts, whatever lies between, to a later one. */
export function moveOut(day: DayRecord, at: Date, { night }: PunchPlan): PunchOutcome {
  return place(countStretch(day, { to: at, as: 'work', night }), 'out');
}

/** The days whose session counts as forgotten at that moment, with it ended. */
export function endForgotten(known: readonly DayRecord[], at: Date): DayRecord[] {
  return known.filter((day) => day.state !== 'out' && !isOpen(day, at)).map(endForgottenSession);
}

/** Days that exist keep the time zone and the shift that they began with. */
export function withFrozen(plan: WorkPlan, known: readonly DayRecord[]): WorkPlan {
  return { on: (date) => known.find(({ workDate }) => workDate === date) ?? plan.on(date) };
}

function clockIn(known: readonly DayRecord[], asked: Date, plan: PunchPlan): PunchOutcome {
  const days = known.map(endForgottenSession);
  const spot = attribute(asked, withFrozen(plan, known));
  const before = days.find((day) => day.workDate === spot.workDate);
  if (before && timeLeft(before) <= 0) return { refused: HR_ERRORS.DAY_FULL };
  const at = before ? later(asked, before.stateSince) : asked;
  const day = before ? resume(before, at, plan) : begin(spot, at);
  const started: DayRecord = {
    ...day,
    state: 'in',
    stateSince: at,
    openUntil: closesAt(spot.instance, at),
    lastOutAt: null,
    needsReview: day.needsReview || (!spot.inShift && spot.shift !== null),
  };
  const forgotten = days.filter((each) => each !== before && !known.includes(each));
  return place(started, 'in', forgotten);
}

function begin({ workDate, timezone, shift, off }: Attribution, at: Date) {
  return {
    workDate,
    timezone,
    shift,
    off,
    firstInAt: at,
    punchCount: 0,
    needsReview: false,
    workedMs: 0,
    breakMs: 0,
    beforeMs: 0,
    afterMs: 0,
    nightMs: 0,
  };
}

/** The time since a clock-out is break, unless only the first clock-in and the last clock-out of the day count. */
function resume(day: DayRecord, at: Date, { night }: PunchPlan): DayRecord {
  if (!day.lastOutAt) return day;
  return countStretch(day, { to: at, as: day.shift?.countMode === 'firstLast' ? 'work' : 'break', night });
}

function closesAt(instance: ShiftInstance | null, at: Date): Date {
  return instance && at < instance.autoCloseAt ? instance.autoCloseAt : new Date(at.getTime() + SESSION_MS);
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
