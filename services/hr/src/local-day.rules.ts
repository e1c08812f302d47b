import { IANAZone } from 'luxon';

/** The calendar day (`2026-04-30`) that a moment falls on in an IANA time zone. */
export function localDay(at: Date, timezone: string): string {
  const offsetMinutes = IANAZone.create(timezone).offset(at.getTime());
  return new Date(at.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** The first day of the month that a day lies in. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The ISO weekday of a day (`2026-04-30`); Monday is 1. */
export function weekdayOf(day: string): number {
  // By day number: reading a Date for each date of a thousand calendars takes most of the time of a month's grid.
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  return ((((Date.UTC(year, month - 1, date) / 86_400_000 + 3) % 7) + 7) % 7) + 1;
}

/** The day that is `days` after a day (`2026-04-30`), by the calendar. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Days from one day to another, by the calendar. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Whether the weekday of a day (`2026-04-30`) is not in a working week of ISO weekdays (Monday is 1). */
export function isDayOff(day: string, workingWeek: readonly number[]): boolean {
  return !workingWeek.includes(weekdayOf(day));
}
