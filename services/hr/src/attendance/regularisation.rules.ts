import { daysBetween, dayIn } from '@atrium/contracts';
import type { PunchPlan } from './attendance.rules.js';
import { attribute } from './attribution.rules.js';
import { touchesOf, type DayBreak } from './day-breaks.rules.js';
import { DAY_MS } from './day-record.rules.js';
import { outcomeOf, type DateFacts, type DayResult } from './day-outcome.rules.js';
import { replay, type Replay, type Touch } from './punch-replay.rules.js';

export interface Correction {
  workDate: string;
  in: Date;
  out: Date;
  /** Left out: none. */
  breaks?: readonly DayBreak[];
}

export type CorrectionRefusal =
  | 'END_BEFORE_START'
  | 'IN_FUTURE'
  | 'TOO_LONG'
  | 'DAY_LOCKED'
  | 'TOO_FAR_BACK'
  | 'ALREADY_PENDING'
  | 'LIMIT_REACHED'
  | 'OTHER_WORK_DATE'
  | 'OVERLAP';

export interface CorrectionLimits {
  now: Date;
  timezone: string;
  /** How many days back a correction may reach. */
  withinDays: number;
  locked: boolean;
  /** Another request for the same date waits. */
  pending: boolean;
  /** How many more the person may ask for this month. */
  left: number;
  otherDays: readonly Correction[];
}

/** The first reason why a correction cannot be asked for, or null. */
export function refuseCorrection(
  asked: Correction,
  limits: CorrectionLimits,
  plan: PunchPlan,
): CorrectionRefusal | null {
  const length = asked.out.getTime() - asked.in.getTime();
  if (length <= 0) return 'END_BEFORE_START';
  if (asked.out > limits.now) return 'IN_FUTURE';
  if (length > DAY_MS) return 'TOO_LONG';
  const refusal = refuseDate(asked.workDate, limits);
  if (refusal) return refusal;
  if (attribute(asked.in, plan).workDate !== asked.workDate) return 'OTHER_WORK_DATE';
  return limits.otherDays.some((other) => overlaps(asked, other)) ? 'OVERLAP' : null;
}

/** Why no request of any kind can be made for a date, or null. */
export function refuseDate(
  workDate: string,
  { now, timezone, withinDays, locked, pending, left }: Omit<CorrectionLimits, 'otherDays'>,
): CorrectionRefusal | null {
  if (locked) return 'DAY_LOCKED';
  if (daysBetween(workDate, dayIn(now, timezone)) > withinDays) return 'TOO_FAR_BACK';
  if (pending) return 'ALREADY_PENDING';
  return left <= 0 ? 'LIMIT_REACHED' : null;
}

/** The record of the day as it would be with the correction, which replaces all its punches. */
export function correctedRecord(asked: Correction, plan: PunchPlan): Replay<Touch> {
  const touches = touchesOf({ ...asked, breaks: asked.breaks ?? [] });
  return replay(touches, plan, { channel: 'live', duplicateSec: 0 });
}

/** The day as it would be with the correction. */
export function correctedDay(
  asked: Correction,
  facts: DateFacts,
  { plan, now }: { plan: PunchPlan; now: Date },
): DayResult {
  const { days } = correctedRecord(asked, plan);
  const record = days.find(({ workDate }) => workDate === asked.workDate) ?? null;
  return outcomeOf(record, facts, now);
}

function overlaps(asked: Correction, other: Correction): boolean {
  return other.workDate !== asked.workDate && asked.in < other.out && other.in < asked.out;
}
