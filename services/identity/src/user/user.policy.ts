import {
  USER_ERRORS,
  can,
  DEFAULT_ENTRIES,
  holdsAll,
  isStaff,
  type EntryHolder,
  type Refusal,
  type PermissionEntry,
  type Role,
  type UserStep,
} from '@atrium/contracts';
import { maySeeAs } from '../session/see-as.policy.js';
import type { UserRecord } from './user.types.js';

interface UserActor extends EntryHolder {
  id: string;
}

type Subject = Pick<UserRecord, 'id' | 'role' | 'permissions' | 'status' | 'joined' | 'secondFactor'>;

/** Whoever changes clients gives their people a login. */
const LOGINS_OF_CLIENTS = ['clientManagement', 'clients', 'update'] as const;

/** The steps of each state; a deactivated person who never joined can only be invited again. */
function stepsOf({ status, role, joined, secondFactor }: Subject): readonly UserStep[] {
  if (status === 'active')
    return ['changeRole', 'deactivate', ...(secondFactor ? (['resetSecondFactor'] as const) : []), 'seeAs'];
  if (status === 'invited') {
    const steps = ['changeRole', 'resendInvitation', 'revokeInvitation'] as const;
    return role === 'client' ? [...steps, 'seeAs'] : steps;
  }
  return joined ? ['reactivate'] : ['resendInvitation'];
}

/** What those who look after clients do with a client's account. */
const CLIENT_STEPS: readonly string[] = [
  'resendInvitation',
  'revokeInvitation',
  'deactivate',
  'reactivate',
  'seeAs',
];

function maySteer(actor: UserActor, { role }: Subject, step: string): boolean {
  if (can(actor, 'admin', 'users', 'update')) return true;
  return role === 'client' && CLIENT_STEPS.includes(step) && can(actor, ...LOGINS_OF_CLIENTS);
}

/**
 * Why a person may not take this step on this user now; null when they may. Nobody acts on a person who has more
 * permissions, and on their own account people may only change the names.
 */
export function refuseStep(actor: UserActor, user: Subject, step: string): Refusal | null {
  if (!maySteer(actor, user, step) || !holdsAll(actor, user.permissions)) return 'ACCESS_DENIED';
  if (step === 'update') return null;
  if (actor.id === user.id) return USER_ERRORS.OWN_ACCOUNT;
  if (step === 'seeAs' && !maySeeAs(actor, user)) return 'ACCESS_DENIED';
  return stepsOf(user).some((known) => known === step) ? null : 'TRANSITION_REFUSED';
}

/**
 * Why a person may not give this user these entries; null when they may. Nobody gives permissions that they do not
 * have.
 */
export function refusePermissions(
  actor: UserActor,
  user: Subject,
  entries: PermissionEntry[],
): Refusal | null {
  const refused = refuseStep(actor, user, 'update');
  if (refused) return refused;
  if (actor.id === user.id) return USER_ERRORS.OWN_ACCOUNT;
  if (!isStaff(user.role)) return 'TRANSITION_REFUSED';
  return holdsAll(actor, entries) ? null : USER_ERRORS.MORE_THAN_HELD;
}

/** Whether a person may give this role with its default entries. */
export function mayGiveRole(actor: UserActor, role: Role): boolean {
  return holdsAll(actor, DEFAULT_ENTRIES[role]);
}

/**
 * An admin may invite with any role whose permissions they have; people who may add employees may invite with the role
 * employee, and those who change clients with the role client.
 */
export function mayInvite(actor: UserActor, role: Role): boolean {
  const byUsers = can(actor, 'admin', 'users', 'create');
  const byEmployees = role === 'employee' && can(actor, 'hrOperations', 'addEmployee', 'create');
  const byClients = role === 'client' && can(actor, ...LOGINS_OF_CLIENTS);
  return (byUsers || byEmployees || byClients) && mayGiveRole(actor, role);
}
