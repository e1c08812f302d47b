import type { CorrectionKind } from '@atrium/contracts';
import type { PlacedPunch, PunchPlan } from './attendance.rules.js';
import { breaksOf, breaksWithin, type StoredBreak } from './day-breaks.rules.js';
import type { DayRecord } from './day-record.rules.js';
import { correctedRecord, type Correction } from './regularisation.rules.js';

/** What somebody asks to be changed about a day. */
export interface AskedChange {
  employeeId: string;
  workDate: string;
  kind: CorrectionKind;
  /** Both null unless it is a correction of the times. */
  inAt: Date | null;
  outAt: Date | null;
  /** Null: the breaks of the day stay. */
  breaks: StoredBreak[] | null;
}

/** A day as it is, with its punches in order. */
export interface DayAsItIs {
  day: DayRecord | null;
  punches: readonly Pick<PlacedPunch, 'kind' | 'at'>[];
}

export interface ChangedDay {
  /** Null where some of the times belong to another date. */
  day: DayRecord | null;
  punches: PlacedPunch[];
}

/** The times with all breaks that they leave in the day; null for what changes no times. */
export function timesOf(
  { workDate, inAt, outAt, breaks }: Omit<AskedChange, 'kind' | 'employeeId'>,
  { day, punches }: DayAsItIs,
): Required<Correction> | null {
  if (!inAt || !outAt) return null;
  const ends = { in: inAt, out: outAt };
  const named = breaks?.map(({ from, to, away }) => ({ from: new Date(from), to: new Date(to), away }));
  return {
    workDate,
    ...ends,
    breaks: named ?? breaksWithin(breaksOf(punches, day?.shift ?? null), ends),
  };
}

/** What correct times make of a day. @param plan with what the day began with */
export function changedDay(times: Correction, plan: PunchPlan): ChangedDay {
  const { days, placed } = correctedRecord(times, plan);
  const [day] = days;
  const whole = day !== undefined && days.length === 1 && day.workDate === times.workDate;
  return { day: whole ? day : null, punches: placed.map(({ punch }) => punch) };
}
