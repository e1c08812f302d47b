import { DateTime, IANAZone } from 'luxon';

/** The calendar day (`2026-04-30`) that a moment falls on in an IANA time zone. */
export function localDay(at: Date, timezone: string): string {
  const offsetMinutes = IANAZone.create(timezone).offset(at.getTime());
  return new Date(at.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** The first day of the month that a day lies in. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** Whether the weekday of a day (`2026-04-30`) is not in a working week of ISO weekdays (Monday is 1). */
export function isDayOff(day: string, workingWeek: readonly number[]): boolean {
  return !workingWeek.includes(DateTime.fromISO(day, { zone: 'utc' }).weekday);
}
