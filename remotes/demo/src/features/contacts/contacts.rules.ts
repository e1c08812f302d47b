import { matches } from '../../shared/list.rules.js';
import type { Contact, ContactFilter } from './contacts.slice.js';

export const nameOf = ({ firstname, lastname }: Contact): string => `${firstname} ${lastname}`.trim();

const fits = (contact: Contact, filter: ContactFilter): boolean => {
  if (filter === 'show_all') return true;
  if (filter === 'starred_contacts') return contact.starred;
  if (filter === 'frequently_contacted') return contact.frequentlycontacted;
  return contact.department === filter;
};

export const countContacts = (contacts: readonly Contact[], filter: ContactFilter): number =>
  contacts.filter((contact) => fits(contact, filter)).length;

/** Sorted by name with `compare`. */
export function findContacts(
  contacts: readonly Contact[],
  { filter, search }: { filter: ContactFilter; search: string },
  compare: (one: string, other: string) => number,
): Contact[] {
  return contacts
    .filter((contact) => fits(contact, filter))
    .filter((contact) =>
      matches(search, [nameOf(contact), contact.company, contact.department, contact.email, contact.phone]),
    )
    .toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}

/** Each department once. */
export const departmentsOf = (contacts: readonly Contact[]): string[] => [
  ...new Set(contacts.map(({ department }) => department).filter(Boolean)),
];
