import { dateOf, parseWall, placeWall, spreadText, textOf, wallAt } from '../recurrence/wall-time.rules.js';
import type { ContentLine } from './content-lines.rules.js';
import { dayMeant } from './file-days.rules.js';
import type { FileZone, FileZones } from './file-zones.rules.js';

/** A date, or a time in the zone that its line names. */
export interface FileTime {
  wall: number;
  isDate: boolean;
  /** Null for a date and for a time without a zone. */
  zone: FileZone;
  /** The line names a zone that neither this machine nor the file knows. */
  isUnknownZone: boolean;
  /** The day that it means in an event of whole days. */
  day: () => string;
}

/** The dates and times of a line that can be read; of a period, its start. */
export const readTimes = ({ value, params }: ContentLine, zones: FileZones): FileTime[] =>
  value.split(',').flatMap((each) => {
    const text = each.split('/')[0]?.trim().toUpperCase() ?? '';
    const wall = /^\d{8}(T\d{6}Z?)?$/.test(text) ? parseWall(spreadText(text.replace('Z', ''))) : null;
    if (wall === null) return [];
    const isDate = text.length === 8;
    const id = params.get('TZID');
    const named = id === undefined ? null : zones.find(id);
    const zone = text.endsWith('Z') ? 'UTC' : named;
    const isUnknownZone = !isDate && zone === null && id !== undefined;
    const day = () => (zone === 'UTC' && !isDate ? dayMeant(wall, zones) : dateOf(wall));
    return [{ wall, isDate, zone: isDate ? null : zone, isUnknownZone, day }];
  });

/** The moment of a time; one without a zone is in the zone given. */
export function momentIn({ wall, zone }: Pick<FileTime, 'wall' | 'zone'>, otherwise: FileZone): number {
  const at = zone ?? otherwise ?? 'UTC';
  return typeof at === 'string' ? placeWall(wall, at).moment : at(wall);
}

/** How a series writes a time: local to its zone, or as a date. */
export function textFor(
  time: FileTime,
  { timezone, zone }: { timezone: string | null; zone: FileZone },
): string {
  if (timezone === null) return time.day();
  if (time.zone === timezone || (time.zone === null && zone === timezone)) return textOf(time.wall);
  return textOf(wallAt(momentIn(time, zone), timezone));
}

const DURATION = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Days by the calendar and an exact time, in milliseconds. */
export interface FileDuration {
  days: number;
  exact: number;
}

export function readDuration(text: string): FileDuration | null {
  const [found, sign, ...parts] = DURATION.exec(text.trim().toUpperCase()) ?? [];
  if (found === undefined || !/\d/.test(found)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part || 0));
  const by = sign === '-' ? -1 : 1;
  return {
    days: by * (weeks * 7 + days),
    exact: by * (hours * 3_600 + minutes * 60 + seconds) * 1_000,
  };
}
