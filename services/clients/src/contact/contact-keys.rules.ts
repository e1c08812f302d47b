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
      ...(company === null ? [] : [companyLookUp(company)]),
      ...keys.emails.map((email) => `email:${email}`),
      ...keys.emails.map((email) => `mailbox:${mailboxOf(email)}`),
      ...keys.phones.map((phone) => `phone:${phone}`),
      ...(person === null ? [] : named('person', city === null ? null : `${person}|${city}`)),
      ...(person === null ? [] : domains.map((domain) => `person:${person}|${domain}`)),
    ]),
  ];
}

const COMPANY = 'company:';

export const companyLookUp = (company: string): string => `${COMPANY}${company}`;

/** The company's name in a key; null in keys of other kinds. */
export const companyIn = (key: string): string | null =>
  key.startsWith(COMPANY) ? key.slice(COMPANY.length) : null;

const SURE = /^(gstin|pan|email|mailbox|phone):/;

/** Whether few share the key. A name or an office may be that of hundreds. */
export const isSureKey = (key: string): boolean => SURE.test(key);
