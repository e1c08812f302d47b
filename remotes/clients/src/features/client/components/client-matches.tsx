import type { Client } from '@atrium/contracts';
import { lazyPage } from '@atrium/sdk';
import type { MatchActionsProps } from '../../../merge/match-actions.js';
import { KnownContacts } from '../../../shared/known-contacts.js';

const MatchActions = lazyPage<MatchActionsProps>(() => import('../../../merge/match-actions.js'));

/** Other clients that may be the same. */
export function ClientMatches({ client }: { client: Client }) {
  const { id, name, city, gstin, contact, allowedTransitions } = client;
  const given = {
    company: name,
    except: id,
    ...(city && { city }),
    ...(gstin && { gstin }),
    ...(contact?.email && { emails: contact.email }),
    ...(contact?.phone && { phones: contact.phone }),
  };
  return (
    <KnownContacts
      given={given}
      only="client"
      actions={
        allowedTransitions.includes('merge')
          ? (match) => <MatchActions kind="client" row={{ id, name }} match={match} />
          : undefined
      }
    />
  );
}
