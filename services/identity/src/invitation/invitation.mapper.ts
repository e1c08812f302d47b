import type { Invitation, InvitationState } from '@atrium/contracts';
import { allowedTransitions, type UserActor } from '../user/user.policy.js';
import type { UserRecord } from '../user/user.types.js';

export interface InvitationRecord extends UserRecord {
  /** The name of who sent it last; null when they are unknown. */
  invitedBy: string | null;
}

export function toInvitation(user: InvitationRecord, actor: UserActor, now: Date): Invitation {
  const { id, firstName, lastName, email, role, version, invitedBy, invitedDepartment } = user;
  return {
    ...{ id, firstName, lastName, email, role, version, invitedBy },
    state: stateOf(user, now),
    department: invitedDepartment,
    invitedAt: user.createdAt.toISOString(),
    expiresAt: user.invitationExpiresAt?.toISOString() ?? null,
    acceptedAt: user.joined ? (user.confirmedAt?.toISOString() ?? null) : null,
    allowedTransitions: allowedTransitions(actor, user),
  };
}

function stateOf({ joined, status, invitationExpiresAt }: UserRecord, now: Date): InvitationState {
  if (joined) return 'accepted';
  if (status !== 'invited') return 'revoked';
  return invitationExpiresAt && invitationExpiresAt > now ? 'open' : 'expired';
}
