import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainText } from './plain-text.rules.js';

export interface Phone {
  e164: string;
  /** Kept beside the number, never compared. */
  extension: string | null;
}

/** A number that exists in the numbering plan of its country, or null. Without a country code it is of `country`. */
export function readPhone(text: string, country: string): Phone | null {
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const typed = plainText(text).trim().replace(/^tel:/i, '');
  const found = parsePhoneNumberFromString(typed, { ...home, extract: false });
  return found?.isValid() ? { e164: found.number, extension: found.ext ?? null } : null;
}
