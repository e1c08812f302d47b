import type { AuditGuest } from '@atrium/platform';
import type { LinkRow } from './proposal-link.repository.js';

/** Who acts by their link, as the history names them. */
export const guestOf = (link: Pick<LinkRow, 'contactName'> | null): AuditGuest | null =>
  link && { id: null, firstName: link.contactName, lastName: '' };
