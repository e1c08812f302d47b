const DAY_MS = 86_400_000;

/** A day of a calendar without a time or zone, `2026-04-30`; days compare as texts. */
export type LocalDay = string;

/** Days since 1970-01-01; without a `Date`, because a month of a thousand people takes very many. */
const numberOf = (day: LocalDay): number => Date.parse(day) / DAY_MS;

const dayAt = (number: number): LocalDay => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The day so many days later, or earlier. */
export const addDays = (day: LocalDay, days: number): LocalDay => dayAt(numberOf(day) + days);

/** The same day in another month, or that month's last day. */
export function addMonths(day: LocalDay, months: number): LocalDay {
  const first = new Date(monthStart(day));
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return dayAt(first.getTime() / DAY_MS + Math.min(Number(day.slice(8, 10)), last.getUTCDate()) - 1);
}

/** Days from one day to another. */
export const daysBetween = (from: LocalDay, to: LocalDay): number => numberOf(to) - numberOf(from);

/** Every day of a range, both ends included. */
export function datesOf({ from, to }: { from: LocalDay; to: LocalDay }): LocalDay[] {
  const first = numberOf(from);
  return Array.from({ length: numberOf(to) - first + 1 }, (_, at) => dayAt(first + at));
}

/** ISO weekday: Monday is 1, Sunday 7. */
export const weekdayOf = (day: LocalDay): number => ((((numberOf(day) + 3) % 7) + 7) % 7) + 1;

/** Whether the weekday of a day is not in a working week of ISO weekdays. */
export const isDayOff = (day: LocalDay, workingWeek: readonly number[]): boolean =>
  !workingWeek.includes(weekdayOf(day));

/** The first day of the month in which a day lies. */
export const monthStart = (day: LocalDay): LocalDay => `${day.slice(0, 7)}-01`;

/** First and last day of a month, `2026-07`; counted, because a run of ten thousand people asks for very many. */
export function monthRange(month: string): { from: LocalDay; to: LocalDay } {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last)}` };
}

/** The Monday of a day's week. */
export const mondayOf = (day: LocalDay): LocalDay => addDays(day, 1 - weekdayOf(day));

/** The seven days from a Monday. */
export const daysOfWeek = (monday: LocalDay): LocalDay[] => datesOf({ from: monday, to: addDays(monday, 6) });

export const earliest = (...days: LocalDay[]): LocalDay => days.reduce((a, b) => (a < b ? a : b));
export const latest = (...days: LocalDay[]): LocalDay => days.reduce((a, b) => (a > b ? a : b));
