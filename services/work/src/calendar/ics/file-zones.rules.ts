import { DAY_MS, placeWall } from '../recurrence/wall-time.rules.js';
import { lineOf, type Component } from './components.rules.js';
import { plainText } from './content-lines.rules.js';
import { readOwnZone, type OwnZone } from './own-zone.rules.js';
import { zoneShown } from './shown-zone.rules.js';
import { usualZones, zoneNamed } from './zone-names.rules.js';

/** An IANA zone, or the rules that the file has for one; null for a time that floats. */
export type FileZone = string | OwnZone | null;

/** The time zones of one calendar of a file. */
export interface FileZones {
  /** The zone with an id; null if neither this machine nor the file knows it. */
  find: (id: string) => FileZone;
  /** The IANA zone of floating times. */
  floating: string;
  /** Those that the calendar itself describes. */
  own: readonly FileZone[];
  /** An IANA zone with the offsets of an own zone in the years from a local time on; null if there is none. */
  findLike: (zone: OwnZone, wall: number) => string | null;
}

const MOST_OWN_ZONES = 100;

/** @param timezone of the calendar into which the file is imported */
export function readZones(calendar: Component, timezone: string): FileZones {
  const named = zoneNamed(lineOf(calendar, 'X-WR-TIMEZONE')?.value ?? '');
  const parts = calendar.parts.filter(({ name }) => name === 'VTIMEZONE').slice(0, MOST_OWN_ZONES);
  const own = new Map(parts.map(ownZoneOf));
  const found = new Map<string, FileZone>();
  const alike = new Map<string, string | null>();
  const numbers = new Map<OwnZone, number>();
  const numberOf = (zone: OwnZone): number => {
    if (!numbers.has(zone)) numbers.set(zone, numbers.size);
    return numbers.get(zone) ?? 0;
  };
  const floating = named ?? timezone;
  return {
    floating,
    own: [...own.values()],
    find: (id) => {
      if (!found.has(id)) found.set(id, zoneNamed(id) ?? own.get(keyOf(id)) ?? zoneShown(plainText(id)));
      return found.get(id) ?? null;
    },
    findLike: (zone, wall) => {
      const key = `${String(numberOf(zone))} ${String(new Date(wall).getUTCFullYear())}`;
      if (!alike.has(key)) alike.set(key, zoneLike(zone, wall, [timezone, floating]));
      return alike.get(key) ?? null;
    },
  };
}

/** One name, escaped as a text in one place and quoted as a parameter in another. */
const keyOf = (id: string): string =>
  plainText(id)
    .replace(/["\s]+/g, ' ')
    .trim()
    .toLowerCase();

function ownZoneOf(part: Component): [id: string, zone: FileZone] {
  const location = lineOf(part, 'X-LIC-LOCATION')?.value;
  return [
    keyOf(lineOf(part, 'TZID')?.value ?? ''),
    (location === undefined ? null : zoneNamed(location)) ?? readOwnZone(part),
  ];
}

/** Twice a month for six years: finer than any two clock changes. */
const SAMPLES = Array.from({ length: 144 }, (_, at) => at * 15.2 * DAY_MS);

function zoneLike(zone: OwnZone, wall: number, first: string[]): string | null {
  const candidates = [...first, ...usualZones(), ...Intl.supportedValuesOf('timeZone')];
  const isAlike = (candidate: string) =>
    SAMPLES.every((after) => zone(wall + after) === placeWall(wall + after, candidate).moment);
  return [...new Set(candidates)].find(isAlike) ?? null;
}
