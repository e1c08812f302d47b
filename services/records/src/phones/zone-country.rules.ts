import { getCountries } from 'libphonenumber-js/max';

/** The country whose time zone it is, by its ISO code of two letters; null: none, or of several. */
export function countryOfZone(timeZone: string): string | null {
  const names = [timeZone, usualName(timeZone)];
  const [country, another] = getCountries().filter((each) =>
    zonesOf(each).some((zone) => names.includes(zone)),
  );
  return country && !another ? country : null;
}

/** As the engine itself calls the zone: `Asia/Calcutta` for `Asia/Kolkata`. */
function usualName(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
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
