import type { Client } from '@atrium/contracts';
import { KnownContacts } from '../../../shared/known-contacts.js';

/** Other clients that may be the same. */
export function ClientMatches({ client }: { client: Client }) {
  const { id, name, city, gstin, contact, allowedTransitions } = client;
  const given = {
    ...{ company: name, except: id, ...(city && { city }), ...(gstin && { gstin }) },
    ...(contact?.email && { emails: contact.email }),
    ...(contact?.phone && { phones: contact.phone }),
  };
  return (
    <KnownContacts
      given={given}
      only="client"
      merges={allowedTransitions.includes('merge') ? { id, name } : null}
    />
  );
}
