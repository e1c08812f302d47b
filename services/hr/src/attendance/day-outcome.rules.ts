import { endForgottenSession, endStretch, isOpen, type DayRecord } from './day-record.rules.js';
import { minutes, shiftInstance, type ShiftInstance, type ShiftTimes } from './shift-instance.rules.js';
import { addDays } from '../local-day.rules.js';
import { momentOf } from './wall-clock.rules.js';

/** Approved leave on a date: all of it, one half, or some minutes of the shift. */
export type LeaveOnDate = 'full' | 'firstHalf' | 'secondHalf' | { minutes: number };

export interface Thresholds {
  halfDayMin: number;
  fullDayMin: number;
}

/** All that decides what a date comes to, besides its punches. */
export interface DateFacts {
  date: string;
  timezone: string;
  /** Null on days off and where nothing is planned. */
  shift: ShiftTimes | null;
  weeklyOff: boolean;
  holiday: boolean;
  /** Between the joining date and the last working day. */
  joined: boolean;
  leave: LeaveOnDate | null;
  /** An approved request counts the date without punches. */
  mark: 'onDuty' | 'workFromHome' | null;
  /** Of a working date without a shift. */
  noShift: Thresholds;
}

export type DayOutcome =
  | 'present'
  | 'halfDay'
  | 'absent'
  | 'leave'
  | 'halfLeavePresent'
  | 'halfLeaveAbsent'
  | 'holiday'
  | 'weeklyOff'
  | 'onDuty'
  | 'workFromHome';

export interface DayResult {
  state: 'scheduled' | 'open' | 'closed';
  workedMin: number;
  breakMin: number;
  lateMin: number;
  earlyMin: number;
  overtimeMin: number;
  nightMin: number;
  /** Null while the day is not closed, as is `absentFraction`: its part without work, leave or day off. */
  outcome: DayOutcome | null;
  absentFraction: number | null;
  needsReview: boolean;
}

/** The shift that a day is measured by. */
interface PlannedWork {
  shift: ShiftTimes;
  instance: ShiftInstance;
}

/**
 * What a date comes to at a moment.
 * @param record of its punches, or null without any
 */
export function outcomeOf(record: DayRecord | null, facts: DateFacts, asOf: Date): DayResult {
  const off = facts.weeklyOff || facts.holiday;
  const shift = off || !facts.joined ? null : record ? record.shift : facts.shift;
  const timezone = record?.timezone ?? facts.timezone;
  const work = shift && { shift, instance: shiftInstance(shift, facts.date, timezone) };
  const open = record !== null && record.state !== 'out' && asOf < record.openUntil;
  const day = record && (open ? upTo(record, asOf) : endForgottenSession(record));
  const counted = day ? countedMinutes(day, shift) : { workedMin: 0, breakMin: 0 };
  const deviation = day && work ? deviationOf(day, facts.leave, work) : PUNCTUAL;
  const towards = day && counted.workedMin + deviation.graceMin;
  const { outcome, absentFraction } = judge(towards, facts, work);
  const early = asOf < (work?.instance.windowTo ?? momentOf(addDays(facts.date, 1), '00:00', timezone));
  const state = open
    ? 'open'
    : !early || (day && absentFraction === 0)
      ? 'closed'
      : day
        ? 'open'
        : 'scheduled';
  const closed = state === 'closed';
  return {
    state,
    ...counted,
    lateMin: deviation.lateMin,
    earlyMin: deviation.earlyMin,
    overtimeMin: day && !open ? overtime(day, counted.workedMin, { off, facts, work }) : 0,
    nightMin: day ? Math.min(minutes(day.nightMs), counted.workedMin) : 0,
    outcome: closed ? outcome : null,
    absentFraction: closed ? absentFraction : null,
    needsReview: day !== null && (day.needsReview || facts.leave === 'full' || !facts.joined),
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

function upTo(record: DayRecord, asOf: Date): DayRecord {
  const running = isOpen(record, asOf) && asOf > record.stateSince;
  return running ? { ...endStretch(record, asOf, null), stateSince: record.stateSince } : record;
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
  const start = leave === 'firstHalf' ? instance.halfAt : instance.startAt;
  const end = leave === 'secondHalf' ? instance.halfAt : instance.endAt;
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

interface Planned {
  off: boolean;
  facts: DateFacts;
  work: PlannedWork | null;
}

function overtime(day: DayRecord, workedMin: number, { off, facts, work }: Planned): number {
  if (off) return workedMin;
  if (!work || facts.leave === 'full' || work.shift.overtimeFrom === 'off') return 0;
  const { shift, instance } = work;
  const outside = minutes(day.afterMs + (shift.overtimeFrom === 'both' ? day.beforeMs : 0));
  const over = Math.min(outside, workedMin - instance.plannedMin);
  return over > shift.otAfterMin ? over : 0;
}

/** @param towards minutes that the thresholds are compared with; null without punches */
function judge(
  towards: number | null,
  { weeklyOff, holiday, joined, leave, mark, noShift }: DateFacts,
  work: PlannedWork | null,
): { outcome: DayOutcome; absentFraction: number } {
  if (holiday) return { outcome: 'holiday', absentFraction: 0 };
  if (weeklyOff) return { outcome: 'weeklyOff', absentFraction: 0 };
  if (leave === 'full') return { outcome: 'leave', absentFraction: 0 };
  // Who is not employed that day is not absent either.
  if (!joined) return { outcome: 'present', absentFraction: 0 };
  const less = (work?.instance.missingMin ?? 0) + (typeof leave === 'object' && leave ? leave.minutes : 0);
  const { halfDayMin, fullDayMin } = work?.shift ?? noShift;
  const reaches = (threshold: number) =>
    towards !== null && towards >= Math.max(Math.min(threshold, 1), threshold - less);
  if (leave === 'firstHalf' || leave === 'secondHalf') {
    return reaches(halfDayMin)
      ? { outcome: 'halfLeavePresent', absentFraction: 0 }
      : { outcome: 'halfLeaveAbsent', absentFraction: 0.5 };
  }
  if (mark) return { outcome: mark, absentFraction: 0 };
  if (reaches(fullDayMin)) return { outcome: 'present', absentFraction: 0 };
  return reaches(halfDayMin)
    ? { outcome: 'halfDay', absentFraction: 0.5 }
    : { outcome: 'absent', absentFraction: 1 };
}
