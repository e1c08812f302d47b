import { cleanPhone } from '@atrium/contracts';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

export interface Phone {
  e164: string;
  /** Kept beside the number, never compared. */
  extension: string | null;
}

/** Of numbers without a country code, where nothing says otherwise. */
export const HOME_COUNTRY = 'IN';

/** A number that exists in the numbering plan of its country, or null. Without a country code it is of `country`. */
export function readPhone(text: string, country: string = HOME_COUNTRY): Phone | null {
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const found = parsePhoneNumberFromString(cleanPhone(text), { ...home, extract: false });
  return found?.isValid() ? { e164: found.number, extension: found.ext ?? null } : null;
}
