import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { cleanPhone } from '@atrium/contracts';

/** Assumed for numbers without a country code. */
export const HOME: CountryCode = 'IN';

/** `+919876543210` for a number typed in any usual form, or null. */
export function parsePhone(typed: string, country: string): string | null {
  const text = cleanPhone(typed).replace(/^00/, '+');
  const home = isSupportedCountry(country) ? country : HOME;
  const found = parsePhoneNumberFromString(text, { defaultCountry: home, extract: false });
  return found?.isPossible() ? found.number : null;
}

/** `+91 98765 43210`; text that is no number stays as it is. */
export const sayPhone = (stored: string): string =>
  parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
