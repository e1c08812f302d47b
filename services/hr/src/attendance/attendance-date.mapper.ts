import type { AttendanceDate, AttendanceTotals, Punch, PunchKind } from '@atrium/contracts';
import type { AttendanceDayEntity } from './attendance-day.entity.js';
import type { PersonDate } from './attendance-facts.service.js';
import type { DayRecord } from './day-record.rules.js';
import { outcomeOf, type DayResult } from './day-outcome.rules.js';

type StoredDay = DayRecord & Partial<Pick<AttendanceDayEntity, 'overtimeApprovedMin'>>;

/** What was approved counts as far as the day, which may have been corrected since, still has it. */
const approvedOf = (worked: number, approved: number | null): number | null =>
  approved === null ? null : Math.min(worked, approved);

/** A person's date as it is shown; punches and open requests are added by whoever has read them. */
export function toAttendanceDate(day: StoredDay | null, facts: PersonDate, asOf: Date): AttendanceDate {
  const result = outcomeOf(day, facts, asOf);
  return {
    date: facts.date,
    timezone: day?.timezone ?? facts.timezone,
    joined: facts.joined,
    state: result.state,
    shift: toShift(day, facts),
    weeklyOff: facts.weeklyOff,
    holiday: facts.holidayName,
    leave: typeof facts.leave === 'object' && facts.leave ? 'hours' : facts.leave,
    firstInAt: day?.firstInAt.toISOString() ?? null,
    lastOutAt: day?.lastOutAt?.toISOString() ?? null,
    workedMinutes: result.workedMin,
    breakMinutes: result.breakMin,
    lateMinutes: result.lateMin,
    earlyMinutes: result.earlyMin,
    overtimeMinutes: result.overtimeMin,
    overtimeApproved: approvedOf(result.overtimeMin, day?.overtimeApprovedMin ?? null),
    overtimeAsked: false,
    nightMinutes: result.nightMin,
    outcome: result.outcome,
    absentFraction: result.absentFraction,
    needsReview: result.needsReview,
    locked: facts.locked,
    asked: facts.asked,
    punches: [],
  };
}

export const toPunches = (punches: readonly { kind: PunchKind; at: Date }[]): Punch[] =>
  punches.map(({ kind, at }) => ({ kind, at: at.toISOString() }));

function toShift(day: StoredDay | null, { shift: planned, shiftName }: PersonDate): AttendanceDate['shift'] {
  const shift = day ? day.shift : planned;
  if (!shift) return null;
  const { start, end, graceIn, halfDayMin, fullDayMin, countMode } = shift;
  return { name: shiftName ?? '', start, end, graceIn, halfDayMin, fullDayMin, countMode };
}

type Counted = Pick<DayResult, 'outcome' | 'workedMin' | 'lateMin' | 'overtimeMin' | 'needsReview'> & {
  overtimeApproved: number;
};

const PRESENT: Partial<Record<NonNullable<Counted['outcome']>, number>> = {
  present: 1,
  halfDay: 0.5,
  halfLeavePresent: 0.5,
  onDuty: 1,
  workFromHome: 1,
};
const LEAVE: typeof PRESENT = { leave: 1, halfLeavePresent: 0.5, halfLeaveAbsent: 0.5 };
const ABSENT: typeof PRESENT = { absent: 1, halfDay: 0.5, halfLeaveAbsent: 0.5 };

/** What the dates of a month come to together. */
export function totalsOf(results: readonly Counted[], joined: (index: number) => boolean): AttendanceTotals {
  const totals = {
    present: 0,
    leave: 0,
    absent: 0,
    lates: 0,
    workedMinutes: 0,
    overtimeMinutes: 0,
    overtimeApproved: 0,
    reviews: 0,
  };
  results.forEach(({ outcome, workedMin, lateMin, overtimeMin, overtimeApproved, needsReview }, index) => {
    totals.workedMinutes += workedMin;
    totals.overtimeMinutes += overtimeMin;
    totals.overtimeApproved += overtimeApproved;
    if (lateMin > 0) totals.lates += 1;
    if (needsReview) totals.reviews += 1;
    if (outcome === null || !joined(index)) return;
    totals.present += PRESENT[outcome] ?? 0;
    totals.leave += LEAVE[outcome] ?? 0;
    totals.absent += ABSENT[outcome] ?? 0;
  });
  return totals;
}
