import type { PermissionEntry, Role, UserStatus } from '@atrium/contracts';
import type { RecordRow } from '@atrium/records';
import type { UserEntity } from './user.entity.js';

/** A user with what belongs to it, as the use cases see it. */
export interface UserRecord extends RecordRow {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  status: UserStatus;
  /** Has set a password: accepted the invitation or signed the company up. */
  joined: boolean;
  /** Signs in with a second step. */
  secondFactor: boolean;
  confirmedAt: Date | null;
  /** Where the invitation said that they begin. */
  invitedDepartment: string | null;
  /** Who invited them first; null for whoever signed the company up. */
  createdBy: string | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  permissions: PermissionEntry[];
  /** When the open invitation ends; null without one. */
  invitationExpiresAt: Date | null;
}

/** Left out of it: `id`, which the database gives. */
export type NewUser = Pick<
  UserEntity,
  'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'passwordHash' | 'confirmedAt' | 'createdBy'
> &
  Partial<Pick<UserEntity, 'id' | 'invitedDepartment'>>;
