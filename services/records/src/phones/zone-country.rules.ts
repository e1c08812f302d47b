import { getCountries } from 'libphonenumber-js/max';

/** Asking the engine for the zones of all countries takes some 30 ms, so it is asked once, when a first file is read. */
let countries: Map<string, string[]> | undefined;

/** The country whose time zone it is, by its ISO code of two letters; null: none, or of several. */
export function countryOfZone(timeZone: string): string | null {
  countries ??= countriesByZone();
  const found = new Set([timeZone, usualName(timeZone)].flatMap((name) => countries?.get(name) ?? []));
  const [country, another] = found;
  return country && !another ? country : null;
}

function countriesByZone(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const country of getCountries())
    for (const zone of zonesOf(country)) found.set(zone, [...(found.get(zone) ?? []), country]);
  return found;
}

/** As the engine itself calls the zone: `Asia/Calcutta` for `Asia/Kolkata`. */
function usualName(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}

/** Newer engines have it as a method. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
