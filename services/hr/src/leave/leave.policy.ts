import { can, type Action } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { leaveScope } from '../people-scope.policy.js';

interface Reported {
  id: string;
  userId: string | null;
  managerId: string | null;
}

/** Whether the person reads somebody's leave: their own, their team's, or everybody's. */
export function mayReadLeave(user: SignedInUser, of: Reported, own: Reported | null): boolean {
  if (of.userId === user.id) return true;
  const scope = leaveScope(user);
  return scope === 'all' || (scope === 'team' && own !== null && of.managerId === own.id);
}

/** Whether the person keeps the leave of everybody, such as HR. */
export const mayKeepLeave = (user: SignedInUser, action: Action): boolean =>
  leaveScope(user) === 'all' && can(user, 'hrOperations', 'leave', action);
