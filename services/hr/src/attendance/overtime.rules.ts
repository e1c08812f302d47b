import { daysBetween, type AttendanceDate } from '@atrium/contracts';

export type OvertimeRefusal =
  | 'NO_OVERTIME'
  | 'OVERTIME_WAITS'
  | 'OVERTIME_APPROVED'
  | 'DAY_LOCKED'
  | 'OVERTIME_TOO_LATE'
  | 'MORE_THAN_WORKED';

type OvertimeDay = Pick<
  AttendanceDate,
  'date' | 'state' | 'overtimeMinutes' | 'overtimeApproved' | 'overtimeAsked' | 'locked'
>;

/** The first reason why overtime of a day cannot be asked for, or null. @param withinDays how far back it may lie */
export function refuseOvertime(
  day: OvertimeDay,
  minutes: number,
  { today, withinDays }: { today: string; withinDays: number },
): OvertimeRefusal | null {
  if (day.state !== 'closed' || day.overtimeMinutes === 0) return 'NO_OVERTIME';
  if (day.overtimeAsked) return 'OVERTIME_WAITS';
  // What was declined may be asked for again, with a better reason.
  if (day.overtimeApproved !== null && day.overtimeApproved > 0) return 'OVERTIME_APPROVED';
  if (day.locked) return 'DAY_LOCKED';
  if (daysBetween(day.date, today) > withinDays) return 'OVERTIME_TOO_LATE';
  return minutes > day.overtimeMinutes ? 'MORE_THAN_WORKED' : null;
}
