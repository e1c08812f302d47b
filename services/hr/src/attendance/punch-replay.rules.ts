import type { PunchKind } from '@atrium/contracts';
import {
  applyPunch,
  moveOut,
  withFrozen,
  type PlacedPunch,
  type PunchOutcome,
  type PunchPlan,
} from './attendance.rules.js';
import { attribute } from './attribution.rules.js';
import { isOpen, type DayRecord } from './day-record.rules.js';

/** A punch as it was made; a device that only knows a touch leaves the kind out. */
export interface Touch {
  at: Date;
  kind: PunchKind | null;
}

export interface ReplayRules {
  /** device: punches out of order are kept and ignored, and repeated touches too. */
  channel: 'live' | 'device';
  /** Touches of one kind within so many seconds are one. */
  duplicateSec: number;
}

export type WhyNot =
  'DUPLICATE' | 'ALREADY_CLOCKED_IN' | 'NOT_CLOCKED_IN' | 'ALREADY_ON_BREAK' | 'NOT_ON_BREAK' | 'DAY_FULL';

export interface Replay<T extends Touch> {
  /** In order of date. */
  days: DayRecord[];
  placed: { touch: T; punch: PlacedPunch }[];
  /** What was not counted, and why. */
  passed: { touch: T; why: WhyNot }[];
}

/** Two touches of the same moment count in an order that does not depend on how they arrived. */
const ORDER: (PunchKind | null)[] = ['breakEnd', 'out', 'in', 'breakStart', null];

/** A session never lasts longer than this many work dates, so that earlier ones need not be looked at. */
const RECENT = 4;

/** What all touches of a person come to, in order of time, in whatever order they arrived. */
export function replay<T extends Touch>(
  touches: readonly T[],
  plan: PunchPlan,
  { channel, duplicateSec }: ReplayRules,
): Replay<T> {
  const days = new Map<string, DayRecord>();
  const placed: Replay<T>['placed'] = [];
  const passed: Replay<T>['passed'] = [];
  let last: T | null = null;
  for (const touch of inOrder(touches)) {
    if (channel === 'device' && last && isRepeated(touch, last, duplicateSec)) {
      passed.push({ touch, why: 'DUPLICATE' });
      continue;
    }
    last = touch;
    const known = byDate(days).slice(-RECENT);
    const outcome = channel === 'device' ? applyTouch(known, touch, plan) : applyKnown(known, touch, plan);
    if (outcome.refused) {
      passed.push({ touch, why: outcome.refused.code as WhyNot });
      continue;
    }
    for (const day of outcome.days) days.set(day.workDate, day);
    placed.push({ touch, punch: outcome.punch });
  }
  return { days: byDate(days), placed, passed };
}

function byDate(days: Map<string, DayRecord>): DayRecord[] {
  return [...days.values()].sort((a, b) => (a.workDate < b.workDate ? -1 : 1));
}

function inOrder<T extends Touch>(touches: readonly T[]): T[] {
  return [...touches].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
}

function isRepeated(touch: Touch, last: Touch, duplicateSec: number): boolean {
  const same = touch.kind === last.kind || touch.kind === null || last.kind === null;
  return same && touch.at.getTime() - last.at.getTime() <= duplicateSec * 1_000;
}

/** Unknown kinds alternate; where only the ends count, each later touch becomes the day's end. */
function applyTouch(known: DayRecord[], touch: Touch, plan: PunchPlan): PunchOutcome {
  if (touch.kind === null || touch.kind === 'out') {
    const ended = reachingDay(known, touch.at, plan);
    if (ended) return moveOut(ended, touch.at, plan);
  }
  return applyKnown(known, touch, plan);
}

function applyKnown(known: DayRecord[], { at, kind }: Touch, plan: PunchPlan): PunchOutcome {
  const open = known.find((day) => isOpen(day, at));
  return applyPunch(known, { at, kind: kind ?? nextKind(open) }, plan);
}

function nextKind(open: DayRecord | undefined): PunchKind {
  if (!open) return 'in';
  return open.state === 'break' ? 'breakEnd' : 'out';
}

/** The day that a later touch prolongs, because only its ends count. */
function reachingDay(known: DayRecord[], at: Date, plan: PunchPlan): DayRecord | undefined {
  const day = known.at(-1);
  if (day?.shift?.countMode !== 'firstLast' || !day.lastOutAt || at > day.openUntil) return undefined;
  const spot = attribute(at, withFrozen(plan, known));
  return spot.workDate === day.workDate || !spot.inShift ? day : undefined;
}
