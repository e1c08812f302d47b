import { domainOf, isFreeDomain, mailboxOf } from './email.rules.js';
import type { MatchKeys } from './match-keys.rules.js';

/**
 * What is looked up to find records that may be the same. Two records that `matchOf` finds alike share at least one
 * of these, but for companies whose names merely resemble each other.
 */
export function lookUpKeys(keys: MatchKeys): string[] {
  const { person, company, city, gstin, pan } = keys;
  const named = (kind: string, value: string | null) => (value === null ? [] : [`${kind}:${value}`]);
  const domains = keys.emails.map(domainOf).filter((domain) => !isFreeDomain(domain));
  return [
    ...new Set([
      ...named('gstin', gstin),
      ...named('pan', pan),
      ...named('company', company),
      ...keys.emails.map((email) => `email:${email}`),
      ...keys.emails.map((email) => `mailbox:${mailboxOf(email)}`),
      ...keys.phones.map((phone) => `phone:${phone}`),
      ...(person === null ? [] : named('person', city === null ? null : `${person}|${city}`)),
      ...(person === null ? [] : domains.map((domain) => `person:${person}|${domain}`)),
    ]),
  ];
}
