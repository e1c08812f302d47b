import { can, type Action } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { leaveScope } from '../people-scope.policy.js';

/** Whether the person keeps the leave of everybody, such as HR. */
export const mayKeepLeave = (user: SignedInUser, action: Action): boolean =>
  leaveScope(user) === 'all' && can(user, 'hrOperations', 'leave', action);
