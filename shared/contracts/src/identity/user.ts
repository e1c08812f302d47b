import { z } from 'zod';
import { emailSchema, idSchema, personNameSchema, versionSchema } from '../lists/fields.js';
import { describedQuerySchema, type DescribedQuery } from '../lists/described-list.js';
import { pageSchema } from '../lists/list.js';
import { ROLES } from '../permissions/roles.js';
import { USER_LIST, USER_STATUSES } from './user-list.js';

export const USER_TRANSITIONS = [
  'changeRole',
  'deactivate',
  'reactivate',
  'resendInvitation',
  'revokeInvitation',
  'resetSecondFactor',
  'seeAs',
] as const;

export const userSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  lastSignInAt: z.string().nullable(),
  /** Whether the person signs in with a second step. */
  secondFactor: z.boolean(),
  /** When the open invitation expires; null unless `status` is invited. */
  invitationExpiresAt: z.string().nullable(),
  createdAt: z.string(),
  version: z.number().int(),
  /** What the asking person may do with this user now. */
  allowedTransitions: z.array(z.enum(USER_TRANSITIONS)),
});
export type User = z.infer<typeof userSchema>;

export const userListQuerySchema = describedQuerySchema(USER_LIST);
export type UserListQuery = DescribedQuery<typeof USER_LIST>;
export const userPageSchema = pageSchema(userSchema);

export const inviteUserSchema = z.strictObject({
  email: emailSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
  role: z.enum(ROLES, 'Choose a role.'),
});
export type InviteUser = z.infer<typeof inviteUserSchema>;

export const updateUserSchema = z.strictObject({
  version: versionSchema,
  firstName: personNameSchema.optional(),
  lastName: personNameSchema.optional(),
  role: z.enum(ROLES, 'Choose a role.').optional(),
});
export type UpdateUser = z.infer<typeof updateUserSchema>;

/** Body of `POST /api/users/{id}/{transition}`. */
export const transitionSchema = z.strictObject({ version: versionSchema });
