import type { SignedInUser } from '@atrium/platform';
import { HOME_COUNTRY } from '../phones/read-phone.js';
import { countryOfZone } from '../phones/zone-country.rules.js';
import type { ImportChoice } from './importer.js';

/** Asked for files with phone numbers; the company's own country where nobody chooses another. */
export const PHONE_COUNTRY = {
  key: 'country',
  label: 'Country of phone numbers without a country code',
  help: null,
  fallback: ({ companyTimezone }: SignedInUser) => countryOfZone(companyTimezone) ?? HOME_COUNTRY,
  options: null,
} satisfies ImportChoice;
