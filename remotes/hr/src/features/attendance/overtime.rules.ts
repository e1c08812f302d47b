import { CORRECTION_WITHIN_DAYS, type AttendanceDate } from '@atrium/contracts';

const DAY_MS = 86_400_000;

/** Whether corrections and overtime of a date may still be asked for. */
export const isRecent = (date: string, today: string): boolean =>
  Date.parse(today) - Date.parse(date) <= CORRECTION_WITHIN_DAYS * DAY_MS;

/** Whether the person may ask for approval of the day's overtime; what was declined may be asked for again. */
export function mayAskOvertime(day: AttendanceDate, today: string): boolean {
  const { date, state, overtimeMinutes, overtimeAsked, overtimeApproved, locked } = day;
  const open = !overtimeAsked && !overtimeApproved && !locked;
  return state === 'closed' && overtimeMinutes > 0 && open && isRecent(date, today);
}
