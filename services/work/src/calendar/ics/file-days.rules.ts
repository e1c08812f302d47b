import { DAY_MS, MINUTE_MS, dateOf, dayStart, placeWall, timeOfDay } from '../recurrence/wall-time.rules.js';
import type { FileZone, FileZones } from './file-zones.rules.js';

type Midnights = Pick<FileZones, 'floating' | 'own'>;

const HALF_DAY = DAY_MS / 2;
/** Clocks differ by quarters of an hour. */
const QUARTER = 15 * MINUTE_MS;

/** The local midnight, in a zone of the file, that a time in UTC is; null if it is none. */
export function midnightAt(utc: number, { floating, own }: Midnights): number | null {
  const days = [dayStart(utc), dayStart(utc) + DAY_MS];
  const isMidnight = (zone: FileZone) => (day: number) =>
    (typeof zone === 'function' ? zone(day) : placeWall(day, zone ?? 'UTC').moment) === utc;
  for (const zone of [floating, ...own]) {
    const day = days.find(isMidnight(zone));
    if (day !== undefined) return day;
  }
  return null;
}

/** The day that a time in UTC means where only days count: the day of UTC, or that whose midnight it is elsewhere. */
export function dayMeant(utc: number, zones: Midnights): string {
  const time = timeOfDay(utc);
  if (time === 0) return dateOf(utc);
  const midnight = midnightAt(utc, zones);
  if (midnight !== null) return dateOf(midnight);
  // Of a zone that the file does not name. East of Greenwich a day begins on the evening before.
  return dateOf(time > HALF_DAY && time % QUARTER === 0 ? utc + DAY_MS : utc);
}
