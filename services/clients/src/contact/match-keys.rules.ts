import { readPhone } from '@atrium/records';
import { readEmail } from '@atrium/contracts';
import { readGstin } from './gstin.rules.js';
import { companyKey, nameText, personKey } from './name-key.rules.js';

/** As typed. */
export interface ContactGiven {
  person?: string | null;
  company?: string | null;
  emails?: readonly string[];
  phones?: readonly string[];
  gstin?: string | null;
  city?: string | null;
}

/** What is compared; what does not normalise is absent. */
export interface MatchKeys {
  person: string | null;
  company: string | null;
  emails: string[];
  phones: string[];
  gstin: string | null;
  pan: string | null;
  city: string | null;
}

/** @param country of phones without a country code */
export function matchKeys(given: ContactGiven, country: string): MatchKeys {
  const found = readGstin(given.gstin ?? '');
  const { gstin, pan } = 'code' in found ? { gstin: null, pan: null } : found;
  const phones = (given.phones ?? []).map((phone) => readPhone(phone, country)?.e164 ?? null);
  return {
    person: personKey(given.person ?? '') || null,
    company: companyKey(given.company ?? '') || null,
    emails: present((given.emails ?? []).map(readEmail)),
    phones: present(phones),
    gstin,
    pan,
    city: nameText(given.city ?? '') || null,
  };
}

const present = (values: (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];
