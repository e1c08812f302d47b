import { presentTimezone } from '@atrium/contracts/calendar-reader';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { findZone } from '../recurrence/wall-time.rules.js';

/** CLDR's zone of the world for each name that Windows has. */
const WINDOWS = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
);

const UTC = /^(etc\/)?(utc|uct|universal|zulu|gmt|greenwich)$/i;

/** The zones that most files are from. */
export const usualZones = (): string[] => [...new Set(WINDOWS.values())].map(presentTimezone);

/**
 * The IANA zone that a file means by a name: an IANA name, one that ends in an IANA name
 * (`/mozilla.org/20070129_1/Europe/Berlin`, `/Europe/Berlin`), or a name of Windows.
 */
export function zoneNamed(name: string): string | null {
  const text = name.trim();
  const segments = text.split('/').filter(Boolean);
  const tails = [3, 2, 1]
    .filter((length) => length <= segments.length)
    .map((length) => segments.slice(-length).join('/'));
  const found = [text, ...tails, WINDOWS.get(text.toLowerCase()) ?? '']
    .map(knownZone)
    .find((zone) => zone !== null);
  return found ?? null;
}

function knownZone(name: string): string | null {
  if (UTC.test(name)) return 'UTC';
  const zone = findZone(name);
  return zone && presentTimezone(zone);
}
