import { passesCheck, type Check } from '@atrium/contracts';
import type { SignedInUser } from '../request/signed-in-user.js';

/** Who in a company receives a live event: everybody, some people by id, or everybody who passes a check. */
export type LiveAudience = { company: true } | { users: string[] } | { check: Check; orUsers?: string[] };

export function isInAudience(audience: LiveAudience, user: SignedInUser): boolean {
  if ('company' in audience) return true;
  // An admin who looks at the portal as somebody else receives the events of both.
  const isMeant = (users: string[]) =>
    users.includes(user.id) || (user.seenBy && users.includes(user.seenBy.id)) === true;
  if ('users' in audience) return isMeant(audience.users);
  return isMeant(audience.orUsers ?? []) || passesCheck(user, audience.check);
}
