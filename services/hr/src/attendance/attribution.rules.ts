import { dayIn, addDays } from '@atrium/contracts';
import { holds, shiftInstance, type ShiftInstance, type ShiftTimes } from './shift-instance.rules.js';

/** What a person's calendar plans for a date; without a shift on days off. */
export interface PlannedDate {
  timezone: string;
  /** A weekly off or a holiday. */
  off: boolean;
  shift: ShiftTimes | null;
}

export interface WorkPlan {
  on: (date: string) => PlannedDate;
}

/** Where a clock-in belongs. Its clock-out follows it. */
export interface Attribution extends PlannedDate {
  workDate: string;
  instance: ShiftInstance | null;
  /** The window of the shift holds the clock-in. */
  inShift: boolean;
}

/** A shift lasts less than a day and its window ends at most 8 hours later: it may have begun two dates ago. */
const REACH = [-2, -1, 0, 1];

/** The dates whose days and plans decide where punches between two local dates belong. */
export function aroundDays(from: string, to: string): { from: string; to: string } {
  return { from: addDays(from, -2), to: addDays(to, 1) };
}

/**
 * The work date that a clock-in belongs to: that of the shift whose window holds it and whose start is nearest, of two
 * equally near the later one; else its local date.
 */
export function attribute(at: Date, plan: WorkPlan): Attribution {
  const local = dayIn(at, plan.on(at.toISOString().slice(0, 10)).timezone);
  const [nearest] = REACH.map((days) => planned(addDays(local, days), plan))
    .filter(({ instance }) => instance && holds(instance, at))
    .sort((a, b) => distance(a, at) - distance(b, at) || (a.workDate < b.workDate ? 1 : -1));
  return nearest ? { ...nearest, inShift: true } : { ...planned(local, plan), inShift: false };
}

function planned(workDate: string, plan: WorkPlan): Omit<Attribution, 'inShift'> {
  const { timezone, shift, off } = plan.on(workDate);
  const instance = shift && shiftInstance(shift, workDate, timezone);
  return { workDate, timezone, shift, off, instance };
}

function distance({ instance }: Pick<Attribution, 'instance'>, at: Date): number {
  return instance ? Math.abs(at.getTime() - instance.startAt.getTime()) : Infinity;
}
