import { readPhone } from '@atrium/records';
import { readEmail } from '@atrium/contracts';
import { readGstin } from '../contact/gstin.rules.js';
import { matchKeys } from '../contact/match-keys.rules.js';
import { companyKey, personKey } from '../contact/name-key.rules.js';
import { matchOf } from '../contact/verdict.rules.js';

interface GivenContact {
  person?: string;
  company?: string;
  email?: string;
  phone?: string;
  gstin?: string;
  city?: string;
}

interface GivenDuplicates {
  country: string;
  candidate: GivenContact;
  existing: (GivenContact & { id: string })[];
}

/** What the product's rules make of a case of `contact-cases.json`. */
export function runCase(kind: string, given: unknown): unknown {
  if (kind === 'duplicate') return verdictsOf(given as GivenDuplicates);
  const { text, country = '' } = given as { text: string; country?: string };
  switch (kind) {
    case 'phone':
      return readPhone(text, country) ?? { e164: null };
    case 'email':
      return { email: readEmail(text) };
    case 'gstin': {
      const found = readGstin(text);
      return 'code' in found ? { gstin: null, ...found } : found;
    }
    case 'personName':
      return { key: personKey(text) };
    case 'companyName':
      return { key: companyKey(text) };
    default:
      throw new Error(`There are no cases of the kind "${kind}".`);
  }
}

function verdictsOf({ country, candidate, existing }: GivenDuplicates): Record<string, string> {
  const keysOf = ({ email, phone, ...contact }: GivenContact) =>
    matchKeys({ ...contact, emails: listOf(email), phones: listOf(phone) }, country);
  const sought = keysOf(candidate);
  return Object.fromEntries(
    existing.map(({ id, ...other }) => [id, matchOf(sought, keysOf(other))?.verdict ?? 'none']),
  );
}

const listOf = (value: string | undefined): string[] => (value === undefined ? [] : [value]);
