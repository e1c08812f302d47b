import { daysBetween, type AttendanceDate } from '@atrium/contracts';

/** The day on which it is asked, and how many days back a request may reach. */
export interface AskWindow {
  today: string;
  withinDays: number;
}

/** Whether corrections and overtime of a date may still be asked for. */
export const isRecent = (date: string, { today, withinDays }: AskWindow): boolean =>
  daysBetween(date, today) <= withinDays;

/** Whether the person may ask for approval of the day's overtime; what was declined may be asked for again. */
export function mayAskOvertime(day: AttendanceDate, window: AskWindow): boolean {
  const { date, state, overtimeMinutes, overtimeAsked, overtimeApproved, locked } = day;
  const open = !overtimeAsked && !overtimeApproved && !locked;
  return state === 'closed' && overtimeMinutes > 0 && open && isRecent(date, window);
}
