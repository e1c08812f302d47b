import type { MatchKeys } from '../contact/match-keys.rules.js';

/**
 * What two contacts without a GSTIN share exactly when they are the same: two of email, phone and name. Many rows are
 * compared by these without comparing each with each.
 */
export function sameKeys({ emails, phones, person }: MatchKeys): string[] {
  const named = (values: string[]) => (person === null ? [] : values.map((value) => `${value} ${person}`));
  return [
    ...emails.flatMap((email) => phones.map((phone) => `${email} ${phone}`)),
    ...named(emails),
    ...named(phones),
  ];
}
