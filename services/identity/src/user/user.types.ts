import type { PermissionEntry, Role, UserStatus } from '@atrium/contracts';

/** A user with what belongs to it, as the use cases see it. */
export interface UserRecord {
  id: string;
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
  version: number;
  permissions: PermissionEntry[];
  /** When the open invitation ends; null without one. */
  invitationExpiresAt: Date | null;
}

export interface NewUser {
  /** Left out: the database gives one. */
  id?: string;
  invitedDepartment?: string | null;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  status: UserStatus;
  passwordHash: string | null;
  confirmedAt: Date | null;
  createdBy: string | null;
}
