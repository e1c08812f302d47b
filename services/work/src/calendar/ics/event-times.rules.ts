import {
  DAY_MS,
  MINUTE_MS,
  dateOf,
  textOf,
  timeOfDay,
  wallAt,
  wallOf,
} from '../recurrence/wall-time.rules.js';
import { lineOf, linesOf, type Component } from './components.rules.js';
import { wordOf } from './event-words.rules.js';
import { midnightAt } from './file-days.rules.js';
import type { FileZone, FileZones } from './file-zones.rules.js';
import { momentIn, readDuration, readTimes, type FileTime } from './file-times.rules.js';
import type { ImportWarning, SkipReason } from './imported-event.types.js';

export interface EventTimes {
  /** Of the event; null if it is all-day. */
  timezone: string | null;
  /** In which the file means those of its times that name no zone. */
  zone: FileZone;
  start: string;
  length: number;
  warning: ImportWarning['warning'] | null;
}

/** When an event takes place, or why that cannot be said. */
export function readEventTimes(event: Component, zones: FileZones): EventTimes | SkipReason {
  const start = timeOf(event, 'DTSTART', zones);
  if (!start) return 'noStart';
  const end = timeOf(event, 'DTEND', zones);
  if (start.isDate) return allDayTimes(event, start, end);
  const days = saysWholeDays(event) ? wholeDays(start, end, zones) : null;
  return days ? allDayTimes(event, days.start, days.end) : timedTimes(event, start, { end, zones });
}

/** Outlook's word for an event that it writes from midnight to midnight. */
const saysWholeDays = (event: Component): boolean => wordOf(event, 'X-MICROSOFT-CDO-ALLDAYEVENT') === 'TRUE';

/** Null if one of them is no midnight. */
function wholeDays(
  start: FileTime,
  end: FileTime | null,
  zones: FileZones,
): { start: FileTime; end: FileTime | null } | null {
  const isMidnight = ({ wall, zone }: FileTime) =>
    timeOfDay(wall) === 0 || (zone === 'UTC' && midnightAt(wall, zones) !== null);
  if (!isMidnight(start) || (end && !isMidnight(end))) return null;
  const dayOf = (time: FileTime): FileTime => ({
    ...time,
    wall: wallOf(time.day()),
    isDate: true,
    zone: null,
  });
  return { start: dayOf(start), end: end && dayOf(end) };
}

function timeOf(event: Component, name: string, zones: FileZones): FileTime | null {
  const line = lineOf(event, name);
  return (line && readTimes(line, zones)[0]) ?? null;
}

function allDayTimes(event: Component, start: FileTime, end: FileTime | null): EventTimes | SkipReason {
  const duration = readDuration(lineOf(event, 'DURATION')?.value ?? '');
  const span = duration ? duration.days * DAY_MS + duration.exact : 0;
  const days = Math.ceil((end ? end.wall - start.wall : span) / DAY_MS);
  if (days < 0) return 'endsBeforeStart';
  return {
    timezone: null,
    zone: null,
    warning: null,
    start: dateOf(start.wall),
    length: Math.max(1, days),
  };
}

function timedTimes(
  event: Component,
  start: FileTime,
  { end, zones }: { end: FileTime | null; zones: FileZones },
): EventTimes | SkipReason {
  const zone = start.zone ?? end?.zone ?? zones.floating;
  const begin = momentIn(start, zone);
  const length = (endMoment(event, start, { end, zone }) - begin) / MINUTE_MS;
  if (length < 0) return 'endsBeforeStart';
  const isFloating = start.zone === null && !end?.zone;
  const timezone = typeof zone === 'string' ? zone : zoneForOwn(event, start, { zone, zones });
  const isSame = zone === timezone;
  return {
    timezone,
    zone,
    length: Math.round(length),
    start: textOf(isSame ? start.wall : wallAt(begin, timezone)),
    warning: isFloating ? (start.isUnknownZone ? 'unknownZone' : 'floating') : null,
  };
}

function endMoment(
  event: Component,
  start: FileTime,
  { end, zone }: { end: FileTime | null; zone: FileZone },
): number {
  if (end) return momentIn(end, zone);
  const duration = readDuration(lineOf(event, 'DURATION')?.value ?? '') ?? { days: 0, exact: 0 };
  // A day of a duration is one of the calendar, 23 or 25 hours long at a clock change.
  const sameTime = { ...start, wall: start.wall + duration.days * DAY_MS };
  return momentIn(sameTime, zone) + duration.exact;
}

/** A single event is kept in UTC; a series needs a zone that changes its clocks as the file says. */
function zoneForOwn(
  event: Component,
  start: FileTime,
  { zone, zones }: { zone: Exclude<FileZone, string | null>; zones: FileZones },
): string {
  const repeats = linesOf(event, 'RRULE').length > 0 || linesOf(event, 'RDATE').length > 0;
  return repeats ? (zones.findLike(zone, start.wall) ?? 'UTC') : 'UTC';
}
