import { addDays } from '@atrium/contracts';
import type { DayRecord } from './day-record.rules.js';
import { momentOf } from './wall-clock.rules.js';
import { minutes, type ShiftInstance, type ShiftTimes } from './shift-instance.rules.js';

/** Approved leave of some hours of a shift, perhaps beside half a day. */
interface HoursOfLeave {
  minutes: number;
  /** When, by the clock; left out: it is not known. */
  spans?: readonly { startTime: string; endTime: string }[];
  half?: 'firstHalf' | 'secondHalf' | null;
}

/** Approved leave on a date: all of it, one half, or some minutes of the shift. */
export type LeaveOnDate = 'full' | 'firstHalf' | 'secondHalf' | HoursOfLeave;

export const hoursOf = (leave: LeaveOnDate | null): HoursOfLeave | null =>
  typeof leave === 'object' ? leave : null;
export const halfOf = (leave: LeaveOnDate | null): 'firstHalf' | 'secondHalf' | null => {
  if (leave === 'firstHalf' || leave === 'secondHalf') return leave;
  return hoursOf(leave)?.half ?? null;
};

export interface Thresholds {
  halfDayMin: number;
  fullDayMin: number;
}

/** The shift that a day is measured by. */
export interface PlannedWork {
  shift: ShiftTimes;
  instance: ShiftInstance;
}

export interface Yardstick {
  /** Null on days off and where nothing is planned. */
  work: PlannedWork | null;
  off: boolean;
  leave: LeaveOnDate | null;
  /** Of a working date without a shift. */
  noShift: Thresholds;
}

/** What the work of a day amounts to. */
export interface DayMeasure {
  workedMin: number;
  breakMin: number;
  lateMin: number;
  earlyMin: number;
  overtimeMin: number;
  nightMin: number;
  /** Which threshold is reached. */
  reached: 'full' | 'half' | 'none';
}

/** @param running a session is open, so that nothing is known of overtime yet */
export function measure(day: DayRecord, by: Yardstick, running: boolean): DayMeasure {
  const { workedMin, breakMin } = countedMinutes(day, by.work?.shift ?? null);
  const { graceMin, ...deviation } = by.work ? deviationOf(day, by.leave, by.work) : PUNCTUAL;
  return {
    workedMin,
    breakMin,
    ...deviation,
    overtimeMin: running ? 0 : overtime(day, workedMin, by),
    nightMin: Math.min(minutes(day.nightMs), workedMin),
    reached: reachedBy(workedMin + graceMin, by),
  };
}

/** The automatic break takes what is missing of it off the time worked beyond `breakAfterMin`. */
export function countedMinutes(
  { workedMs, breakMs }: Pick<DayRecord, 'workedMs' | 'breakMs'>,
  shift: ShiftTimes | null,
): { workedMin: number; breakMin: number } {
  const missing = shift?.breakMode === 'auto' ? Math.max(0, shift.breakMin * 60_000 - breakMs) : 0;
  const spare = Math.max(0, workedMs - (shift?.breakAfterMin ?? 0) * 60_000);
  const taken = Math.min(missing, spare);
  return { workedMin: minutes(workedMs - taken), breakMin: minutes(breakMs + taken) };
}

interface Deviation {
  lateMin: number;
  earlyMin: number;
  /** Late and early minutes within grace, which count as if they were worked. */
  graceMin: number;
}

const PUNCTUAL: Deviation = { lateMin: 0, earlyMin: 0, graceMin: 0 };

function deviationOf(day: DayRecord, leave: LeaveOnDate | null, { shift, instance }: PlannedWork): Deviation {
  if (leave === 'full') return PUNCTUAL;
  const { start, end } = boundsOf(day, leave, { shift, instance });
  const late = Math.max(0, minutes(day.firstInAt.getTime() - start.getTime()));
  const early = day.lastOutAt ? Math.max(0, minutes(end.getTime() - day.lastOutAt.getTime())) : 0;
  const tooLate = late > shift.graceIn;
  const tooEarly = early > shift.graceOut;
  return {
    lateMin: tooLate ? late : 0,
    earlyMin: tooEarly ? early : 0,
    graceMin: (tooLate ? 0 : late) + (tooEarly ? 0 : early),
  };
}

/** When work was to begin and to end: leave at an edge of the shift moves it. */
function boundsOf(
  { workDate, timezone }: Pick<DayRecord, 'workDate' | 'timezone'>,
  leave: LeaveOnDate | null,
  { shift, instance }: PlannedWork,
): { start: Date; end: Date } {
  const half = halfOf(leave);
  let start = half === 'firstHalf' ? instance.halfAt : instance.startAt;
  let end = half === 'secondHalf' ? instance.halfAt : instance.endAt;
  const at = (time: string, otherwise: string) =>
    momentOf(time < otherwise ? addDays(workDate, 1) : workDate, time, timezone);
  const spans = (hoursOf(leave)?.spans ?? [])
    .map(({ startTime, endTime }) => ({ from: at(startTime, shift.start), to: at(endTime, shift.start) }))
    .sort((one, other) => one.from.getTime() - other.from.getTime());
  for (const { from, to } of spans) if (from <= start && to > start) start = to;
  for (const { from, to } of spans.toReversed()) if (to >= end && from < end) end = from;
  return { start, end };
}

function overtime(day: DayRecord, workedMin: number, { off, leave, work }: Yardstick): number {
  if (off) return workedMin;
  if (!work || leave === 'full' || work.shift.overtimeFrom === 'off') return 0;
  const { shift, instance } = work;
  const outside = minutes(day.afterMs + (shift.overtimeFrom === 'both' ? day.beforeMs : 0));
  const over = Math.min(outside, workedMin - instance.plannedMin);
  return over > shift.otAfterMin ? over : 0;
}

/** Which threshold hours of leave reach without any work. */
export function reachedByLeave({ work, leave }: Yardstick): DayMeasure['reached'] {
  const hours = hoursOf(leave);
  if (!hours || !work) return 'none';
  const away = hours.minutes + work.instance.missingMin;
  if (away >= work.shift.fullDayMin) return 'full';
  return away >= work.shift.halfDayMin ? 'half' : 'none';
}

/** A clock change that shortens the shift, and hours of leave, lower both thresholds. */
function reachedBy(towards: number, { work, leave, noShift }: Yardstick): DayMeasure['reached'] {
  const less = (work?.instance.missingMin ?? 0) + (hoursOf(leave)?.minutes ?? 0);
  const { halfDayMin, fullDayMin } = work?.shift ?? noShift;
  const reaches = (threshold: number) => towards >= Math.max(Math.min(threshold, 1), threshold - less);
  if (reaches(fullDayMin)) return 'full';
  return reaches(halfDayMin) ? 'half' : 'none';
}
