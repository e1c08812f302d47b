import { passesCheck, type Check } from '@atrium/contracts';
import type { SignedInUser } from '../request/signed-in-user.js';

/** Who of a company hears a live event: all, some by id, or whoever passes a check. */
export type LiveAudience = { company: true } | { users: string[] } | { check: Check; orUsers?: string[] };

export function hears(audience: LiveAudience, user: SignedInUser): boolean {
  if ('company' in audience) return true;
  // Whoever looks at the portal as somebody else hears what concerns either of them.
  const isMeant = (users: string[]) =>
    users.includes(user.id) || (user.seenBy && users.includes(user.seenBy.id)) === true;
  if ('users' in audience) return isMeant(audience.users);
  return isMeant(audience.orUsers ?? []) || passesCheck(user, audience.check);
}
