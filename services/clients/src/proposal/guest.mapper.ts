import type { SignInOrigin } from '@atrium/identity';
import type { AuditGuest } from '@atrium/platform';
import type { EventGiven, LinkRow } from './proposal-link.repository.js';

/** Who acts by their link, as the history names them. */
export const guestOf = (link: Pick<LinkRow, 'contactName'> | null): AuditGuest | null =>
  link && { id: null, firstName: link.contactName, lastName: '' };

/** Who did something from outside, and from where, as events keep it. */
export const outsideOf = (
  link: LinkRow | null,
  { address, userAgent }: SignInOrigin,
): Pick<EventGiven, 'contactId' | 'copied' | 'address' | 'userAgent'> => ({
  contactId: link?.contactId ?? null,
  copied: link?.copied ?? false,
  address,
  userAgent,
});
