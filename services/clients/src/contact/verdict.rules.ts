import { domainOf, isFreeDomain, isRoleMailbox, mailboxOf } from './email.rules.js';
import type { MatchKeys } from './match-keys.rules.js';
import { similarity } from './trigram.rules.js';

export type Verdict = 'same' | 'likely' | 'possible';

/** What two contacts have in common. */
export type MatchReason =
  | 'gstin'
  | 'emailAndPhone'
  | 'emailAndPerson'
  | 'phoneAndPerson'
  | 'email'
  | 'phone'
  | 'mailbox'
  | 'pan'
  | 'company'
  | 'roleMailbox'
  | 'personAndCity'
  | 'personAndDomain'
  | 'similarCompany';

export interface Match {
  verdict: Verdict;
  why: MatchReason;
}

/** As much of all trigrams as two company keys must share. */
export const ALIKE = 0.6;

type Rule = [Verdict, MatchReason, (one: MatchKeys, other: MatchKeys) => boolean];

const sameValue = (one: string | null, other: string | null): boolean => one !== null && one === other;
const shared = (one: string[], other: string[]): string[] => one.filter((each) => other.includes(each));
const meets = (one: string[], other: string[]): boolean => shared(one, other).length > 0;

const byEmail = (one: MatchKeys, other: MatchKeys) => meets(one.emails, other.emails);
const byPhone = (one: MatchKeys, other: MatchKeys) => meets(one.phones, other.phones);
const byPerson = (one: MatchKeys, other: MatchKeys) => sameValue(one.person, other.person);
const ownMailboxes = ({ emails }: MatchKeys) => emails.filter((email) => !isRoleMailbox(email));
const companyDomains = ({ emails }: MatchKeys) =>
  emails.map(domainOf).filter((domain) => !isFreeDomain(domain));

/** The first that holds decides. */
const RULES: Rule[] = [
  ['same', 'gstin', (one, other) => sameValue(one.gstin, other.gstin)],
  ['same', 'emailAndPhone', (one, other) => byEmail(one, other) && byPhone(one, other)],
  ['same', 'emailAndPerson', (one, other) => byEmail(one, other) && byPerson(one, other)],
  ['same', 'phoneAndPerson', (one, other) => byPhone(one, other) && byPerson(one, other)],
  ['likely', 'email', (one, other) => meets(ownMailboxes(one), ownMailboxes(other))],
  ['likely', 'phone', byPhone],
  [
    'likely',
    'mailbox',
    (one, other) => meets(ownMailboxes(one).map(mailboxOf), ownMailboxes(other).map(mailboxOf)),
  ],
  ['likely', 'pan', (one, other) => sameValue(one.pan, other.pan)],
  ['possible', 'company', (one, other) => sameValue(one.company, other.company)],
  ['possible', 'roleMailbox', byEmail],
  ['possible', 'personAndCity', (one, other) => byPerson(one, other) && sameValue(one.city, other.city)],
  [
    'possible',
    'personAndDomain',
    (one, other) => byPerson(one, other) && meets(companyDomains(one), companyDomains(other)),
  ],
  [
    'possible',
    'similarCompany',
    ({ company: one }, { company: other }) =>
      one !== null && other !== null && similarity(one, other) >= ALIKE,
  ],
];

/** Whether two contacts are one, and why; null where they have nothing in common that counts. */
export function matchOf(one: MatchKeys, other: MatchKeys): Match | null {
  const rule = RULES.find(([, , holds]) => holds(one, other));
  return rule ? { verdict: rule[0], why: rule[1] } : null;
}
