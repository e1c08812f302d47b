import {
  USER_ERRORS,
  can,
  DEFAULT_ENTRIES,
  holdsAll,
  isStaff,
  USER_TRANSITIONS,
  type EntryHolder,
  type Refusal,
  type PermissionEntry,
  type Role,
} from '@atrium/contracts';
import { maySeeAs } from '../session/see-as.policy.js';
import type { UserRecord } from './user.types.js';

export type UserTransition = (typeof USER_TRANSITIONS)[number];

export interface UserActor extends EntryHolder {
  id: string;
}

type Subject = Pick<UserRecord, 'id' | 'role' | 'permissions' | 'status' | 'joined' | 'secondFactor'>;

/** Which transitions each state knows; a deactivated person who never joined can only be invited again. */
function transitionsOf({ status, joined, secondFactor }: Subject): readonly UserTransition[] {
  if (status === 'active')
    return ['changeRole', 'deactivate', ...(secondFactor ? (['resetSecondFactor'] as const) : []), 'seeAs'];
  if (status === 'invited') return ['changeRole', 'resendInvitation', 'revokeInvitation'];
  return joined ? ['reactivate'] : ['resendInvitation'];
}

/** Whether a person may change this user at all, and why not. Nobody acts on someone who holds more. */
export function refuseChange(actor: UserActor, permissions: PermissionEntry[]): Refusal | null {
  const allowed = can(actor, 'admin', 'users', 'update') && holdsAll(actor, permissions);
  return allowed ? null : 'ACCESS_DENIED';
}

/** Why a person may not do this to this user now; null when they may. */
export function refuseTransition(
  actor: UserActor,
  user: Subject,
  transition: UserTransition,
): Refusal | null {
  const refused = refuseChange(actor, user.permissions);
  if (refused) return refused;
  if (actor.id === user.id) return USER_ERRORS.OWN_ACCOUNT;
  if (transition === 'seeAs' && !maySeeAs(actor, user)) return 'ACCESS_DENIED';
  return transitionsOf(user).includes(transition) ? null : 'TRANSITION_REFUSED';
}

/** Why a person may not give this user these entries; null when they may. Nobody gives more than they hold. */
export function refusePermissions(
  actor: UserActor,
  user: Subject,
  entries: PermissionEntry[],
): Refusal | null {
  const refused = refuseChange(actor, user.permissions);
  if (refused) return refused;
  if (actor.id === user.id) return USER_ERRORS.OWN_ACCOUNT;
  if (!isStaff(user.role)) return 'TRANSITION_REFUSED';
  return holdsAll(actor, entries) ? null : USER_ERRORS.MORE_THAN_HELD;
}

export function allowedTransitions(actor: UserActor, user: Subject): UserTransition[] {
  return USER_TRANSITIONS.filter((transition) => refuseTransition(actor, user, transition) === null);
}

/** Whether a person may give this role, which brings its default entries. */
export function mayGiveRole(actor: UserActor, role: Role): boolean {
  return holdsAll(actor, DEFAULT_ENTRIES[role]);
}

/** An admin invites any role they hold; who adds employees may invite the role employee. */
export function mayInvite(actor: UserActor, role: Role): boolean {
  const byUsers = can(actor, 'admin', 'users', 'create');
  const byEmployees = role === 'employee' && can(actor, 'hrOperations', 'addEmployee', 'create');
  return (byUsers || byEmployees) && mayGiveRole(actor, role);
}
