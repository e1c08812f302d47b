import type { PermissionEntry } from '@atrium/contracts';
import type { RowOf } from '@atrium/records';
import type { UNREAD, UserEntity } from './user.entity.js';

/** A user with what belongs to it, as the use cases see it. */
export interface UserRecord extends RowOf<typeof UserEntity, typeof UNREAD> {
  /** Has set a password, by accepting the invitation or signing the company up. */
  joined: boolean;
  /** Whether the person signs in with a second step. */
  secondFactor: boolean;
  /** The person who first invited them; null for the person who signed the company up. */
  createdBy: string | null;
  createdAt: Date;
  permissions: PermissionEntry[];
  /** When the open invitation expires; null without one. */
  invitationExpiresAt: Date | null;
}

/** Without `id`, which the database generates. */
export type NewUser = Pick<
  UserEntity,
  'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'passwordHash' | 'confirmedAt' | 'createdBy'
> &
  Partial<Pick<UserEntity, 'id' | 'invitedDepartment'>>;
