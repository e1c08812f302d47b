import { passesCheck, type Check } from '@atrium/contracts';
import type { SignedInUser } from '../access/signed-in-user.js';

/** Who of a company hears a live event: all, some by id, or whoever passes a check. */
export type LiveAudience = { company: true } | { users: string[] } | { check: Check; orUsers?: string[] };

export function hears(audience: LiveAudience, user: SignedInUser): boolean {
  if ('company' in audience) return true;
  if ('users' in audience) return audience.users.includes(user.id);
  return audience.orUsers?.includes(user.id) === true || passesCheck(user, audience.check);
}
