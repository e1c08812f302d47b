import { presentTimezone } from '@atrium/contracts/calendar-reader';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { placeWall, findZone, MINUTE_MS } from '../recurrence/wall-time.rules.js';
import type { OwnZone } from './own-zone.rules.js';

/** `(UTC-05:00) Eastern Time (US & Canada)`, `(GMT +01:00)`, `GMT+0530`. */
const SHOWN = /^\(?\s*(?:UTC|GMT)\s*(?:([+-])\s*(\d{1,2}):?(\d{2})?)?\s*\)?\s*(.*)$/i;
const BARE = /^([+-])(\d{2}):?(\d{2})$/;

/** Names of North America that are no cities. */
const REGIONS: Readonly<Record<string, string>> = {
  'eastern time': 'America/New_York',
  'central time': 'America/Chicago',
  'mountain time': 'America/Denver',
  'pacific time': 'America/Los_Angeles',
  'atlantic time': 'America/Halifax',
  arizona: 'America/Phoenix',
  indiana: 'America/Indiana/Indianapolis',
  saskatchewan: 'America/Regina',
  newfoundland: 'America/St_Johns',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
};

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase();

/** Zones by the city in their names, old and present ones. */
const CITIES = new Map(
  [...Intl.supportedValuesOf('timeZone'), ...WINDOWS_TO_IANA_MAP.flatMap(({ iana }) => iana)].flatMap(
    (zone) => {
      const present = presentTimezone(zone);
      return [zone, present].map((name) => [cityOf(name), present] as const);
    },
  ),
);

/** Winter and summer of a year without changes of rules. */
const SAMPLES = [Date.UTC(2025, 0, 15), Date.UTC(2025, 6, 15)];

/**
 * The zone that a name shows by its distance from Greenwich: the IANA zone of its city or region where the distance
 * agrees, or else that distance all the year.
 */
export function zoneShown(name: string): string | OwnZone | null {
  const text = name.trim();
  const [, sign, hours = '0', minutes = '0', places = ''] = SHOWN.exec(text) ?? BARE.exec(text) ?? [];
  if (sign === undefined) return null;
  const total = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  const offset = sign === '-' ? -total : total;
  return placeNamed(places, offset) ?? ((wall) => wall - offset);
}

function placeNamed(places: string, offset: number): string | null {
  const names = places
    .replace(/\(.*\)/, '')
    .split(',')
    .map((each) => each.trim().toLowerCase());
  const zones = names.flatMap((each) => REGIONS[each] ?? CITIES.get(each) ?? []);
  const isIts = (zone: string) => SAMPLES.some((wall) => wall - placeWall(wall, zone).moment === offset);
  const zone = zones.find((each) => findZone(each) !== null && isIts(each));
  return zone ?? null;
}
