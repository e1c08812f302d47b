import type { User } from '@atrium/contracts';
import { allowedTransitions, type UserActor } from './user.policy.js';
import type { UserRecord } from './user.types.js';

const text = (time: Date | null): string | null => time?.toISOString() ?? null;

export function toUser(user: UserRecord, actor: UserActor): User {
  const { id, firstName, lastName, email, role, status, version, secondFactor } = user;
  return {
    id,
    firstName,
    lastName,
    email,
    role,
    status,
    version,
    secondFactor,
    lastSignInAt: text(user.lastSignInAt),
    invitationExpiresAt: status === 'invited' ? text(user.invitationExpiresAt) : null,
    createdAt: user.createdAt.toISOString(),
    allowedTransitions: allowedTransitions(actor, user),
  };
}

/** What the audit trail says of a user. */
export const auditedUser = ({ email, firstName, lastName, role, status }: AuditedUser) => ({
  ...{ email, firstName, lastName, role, status },
});
type AuditedUser = Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'role' | 'status'>;
