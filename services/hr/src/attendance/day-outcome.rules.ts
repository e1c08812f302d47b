import { addDays, type DayOutcome } from '@atrium/contracts';
import {
  halfOf,
  hoursOf,
  measure,
  reachedByLeave,
  type DayMeasure,
  type LeaveOnDate,
  type Thresholds,
  type Yardstick,
} from './day-measure.rules.js';
import { endForgottenSession, endStretch, isOpen, type DayRecord } from './day-record.rules.js';
import { shiftInstance, type ShiftTimes } from './shift-instance.rules.js';
import { momentOf } from './wall-clock.rules.js';

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

export interface DayResult extends DayMeasure {
  state: 'scheduled' | 'open' | 'closed';
  /** Null while the day is not closed, as is `absentFraction`: its part without work, leave or day off. */
  outcome: DayOutcome | null;
  absentFraction: number | null;
  needsReview: boolean;
}

/**
 * What a date comes to at a moment.
 * @param record of its punches, or null without any
 */
export function outcomeOf(record: DayRecord | null, given: DateFacts, asOf: Date): DayResult {
  const facts = { ...given, leave: wholeLeave(given, record) };
  const by = yardstickOf(record, facts);
  const open = record !== null && record.state !== 'out' && asOf < record.openUntil;
  const day = record && (open ? upTo(record, asOf) : endForgottenSession(record));
  const measured = day ? measure(day, by, open) : NOTHING;
  const reached = day && measured.reached !== 'none' ? measured.reached : null;
  const { outcome, absentFraction } = judge(reached, { ...facts, byLeave: reachedByLeave(by) });
  const ended = asOf >= (by.work?.instance.windowTo ?? endOf(facts.date, record?.timezone ?? facts.timezone));
  const state = stateOf({ open, punched: day !== null, settled: ended || absentFraction === 0, ended });
  const closed = state === 'closed';
  return {
    state,
    ...measured,
    outcome: closed ? outcome : null,
    absentFraction: closed ? absentFraction : null,
    needsReview: day !== null && (day.needsReview || facts.leave === 'full' || !facts.joined),
  };
}

/** Hours for the whole shift are a day of leave. */
export function wholeLeave(
  { leave, shift: planned, date, timezone }: Pick<DateFacts, 'leave' | 'shift' | 'date' | 'timezone'>,
  record: DayRecord | null = null,
): LeaveOnDate | null {
  const hours = hoursOf(leave);
  const shift = record ? record.shift : planned;
  if (!hours || !shift) return leave;
  const { plannedMin } = shiftInstance(shift, date, record?.timezone ?? timezone);
  const away = hours.minutes + (hours.half ? plannedMin / 2 : 0);
  return away >= plannedMin ? 'full' : leave;
}

const NOTHING: DayMeasure = {
  workedMin: 0,
  breakMin: 0,
  lateMin: 0,
  earlyMin: 0,
  overtimeMin: 0,
  nightMin: 0,
  reached: 'none',
};

function yardstickOf(record: DayRecord | null, facts: DateFacts): Yardstick {
  const off = facts.weeklyOff || facts.holiday;
  const shift = off || !facts.joined ? null : record ? record.shift : facts.shift;
  const instance = shift && shiftInstance(shift, facts.date, record?.timezone ?? facts.timezone);
  const work = shift && instance && { shift, instance };
  return { work, off, leave: facts.leave, noShift: facts.noShift };
}

function endOf(date: string, timezone: string): Date {
  return momentOf(addDays(date, 1), '00:00', timezone);
}

/** Nobody is absent before the window ends; who has done their work need not wait for it. */
function stateOf(day: {
  open: boolean;
  punched: boolean;
  settled: boolean;
  ended: boolean;
}): DayResult['state'] {
  if (day.open) return 'open';
  if (day.punched) return day.settled ? 'closed' : 'open';
  return day.ended ? 'closed' : 'scheduled';
}

function upTo(record: DayRecord, asOf: Date): DayRecord {
  const running = isOpen(record, asOf) && asOf > record.stateSince;
  return running ? endStretch(record, asOf, null) : record;
}

type Judged = Pick<DateFacts, 'weeklyOff' | 'holiday' | 'joined' | 'leave' | 'mark'> & {
  /** What hours of leave reach without any work. */
  byLeave?: DayMeasure['reached'];
};

/** @param reached null without punches */
export function judge(
  reached: DayMeasure['reached'] | null,
  { weeklyOff, holiday, joined, leave, mark, byLeave = 'none' }: Judged,
): { outcome: DayOutcome; absentFraction: number } {
  if (holiday) return { outcome: 'holiday', absentFraction: 0 };
  if (weeklyOff) return { outcome: 'weeklyOff', absentFraction: 0 };
  if (leave === 'full') return { outcome: 'leave', absentFraction: 0 };
  // Who is not employed that day is not absent either.
  if (!joined) return { outcome: 'present', absentFraction: 0 };
  const worked = reached !== null && reached !== 'none';
  if (halfOf(leave)) {
    return worked || byLeave !== 'none'
      ? { outcome: 'halfLeavePresent', absentFraction: 0 }
      : { outcome: 'halfLeaveAbsent', absentFraction: 0.5 };
  }
  if (mark) return { outcome: mark, absentFraction: 0 };
  if (reached === 'full') return { outcome: 'present', absentFraction: 0 };
  if (byLeave === 'full') return { outcome: 'leave', absentFraction: 0 };
  if (!worked && byLeave === 'half') return { outcome: 'halfLeaveAbsent', absentFraction: 0.5 };
  return worked ? { outcome: 'halfDay', absentFraction: 0.5 } : { outcome: 'absent', absentFraction: 1 };
}

/** Who has no shift works whenever they want; any work is a full day. */
export const NO_SHIFT: Thresholds = { halfDayMin: 1, fullDayMin: 1 };

/** What the work of a day amounts to by the shift that it began with; leave is not looked at. */
export function resultOf(day: DayRecord): DayMeasure {
  const instance = day.shift && shiftInstance(day.shift, day.workDate, day.timezone);
  const work = day.shift && instance && { shift: day.shift, instance };
  return measure(day, { work, off: day.off, leave: null, noShift: NO_SHIFT }, day.state !== 'out');
}
