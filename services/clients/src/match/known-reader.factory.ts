import type { SignedInUser } from '@atrium/platform';
import type { OwnScope } from '../owned/own-scope.service.js';
import type { KnownContact } from './match.types.js';

/** Whether a person reads a client or a lead that is known; of each owner it is asked once. */
export type KnownReader = (contact: Pick<KnownContact, 'kind' | 'ownerId'>) => Promise<boolean>;

export function knownReader(scope: OwnScope, user: SignedInUser): KnownReader {
  const asked = new Map<string, Promise<boolean>>();
  return ({ kind, ownerId }) => {
    const key = `${kind} ${ownerId ?? ''}`;
    const resource = kind === 'client' ? 'clients' : 'leads';
    const answer = asked.get(key) ?? scope.mayRead(user, resource, { ownerId });
    asked.set(key, answer);
    return answer;
  };
}

/** Those of them that the reader sees. */
export async function seenBy<Contact extends Pick<KnownContact, 'kind' | 'ownerId'>>(
  see: KnownReader,
  contacts: readonly Contact[],
): Promise<Contact[]> {
  const seen: Contact[] = [];
  for (const contact of contacts) if (await see(contact)) seen.push(contact);
  return seen;
}
