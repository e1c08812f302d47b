import type { ContactDraft, CreateClient, CurrentUser, MatchQuery } from '@atrium/contracts';

export const newContact = (): ContactDraft => ({
  firstName: '',
  lastName: '',
  role: null,
  emails: [],
  phones: [],
  signs: false,
  doNotCall: false,
});

/** What a form starts with: country, currency and zone are the company's. */
export const newClient = ({ timezone }: CurrentUser['company']): CreateClient => ({
  name: '',
  code: null,
  type: 'company',
  status: 'active',
  ownerId: null,
  industry: null,
  gstin: null,
  address: null,
  city: null,
  postalCode: null,
  stateCode: null,
  isSez: false,
  country: 'IN',
  currency: 'INR',
  timezone,
  website: null,
  services: [],
  tags: [],
  contacts: [],
  knownReason: null,
});

/** What is sought while a client is typed: the company with the first of its people, and all addresses. */
export function soughtOf({ name, type, gstin, city, contacts }: CreateClient): MatchQuery {
  const [first] = contacts;
  const person = first ? `${first.firstName} ${first.lastName}`.trim() : '';
  const emails = contacts.flatMap((contact) => contact.emails);
  const phones = contacts.flatMap((contact) => contact.phones);
  return {
    ...(name && (type === 'company' ? { company: name } : {})),
    ...((person || type === 'individual') && { person: person || name }),
    ...(emails.length > 0 && { emails: emails.join(',') }),
    ...(phones.length > 0 && { phones: phones.join(',') }),
    ...(gstin && { gstin }),
    ...(city && { city }),
  };
}
