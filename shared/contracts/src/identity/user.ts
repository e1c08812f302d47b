import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { emailSchema, personNameSchema } from '../lists/fields.js';
import { ROLE_LABELS, ROLES } from '../permissions/roles.js';
import { defineRecord } from '../records/define-record.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';

/** invited: has an open invitation; active: may sign in; deactivated: may not, and every session is ended. */
export const USER_STATUSES = ['invited', 'active', 'deactivated'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
export const USER_STATUS_LABELS: Record<UserStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};

/** What accounts and invitations share, because an invitation is an account that was created by one. */
export const PERSON = {
  remote: null,
  resource: { tab: 'admin', resource: 'users' },
  fields: {
    firstName: { label: 'First name', schema: personNameSchema },
    lastName: { label: 'Last name', schema: personNameSchema },
    email: { label: 'Email', schema: emailSchema, fixed: true },
    role: { label: 'Role', schema: z.enum(ROLES, 'Choose a role.') },
  },
  steps: {
    changeRole: 'update',
    deactivate: { needs: 'update', verb: 'deactivated' },
    reactivate: { needs: 'update', verb: 'reactivated' },
    resendInvitation: { needs: 'update', verb: 'invited again' },
    revokeInvitation: { needs: 'update', verb: 'invitation withdrawn' },
    resetSecondFactor: { needs: 'update', verb: 'two-step sign-in reset' },
    seeAs: 'update',
  },
} as const;

/** The first columns of both lists. */
export const PERSON_COLUMNS = [
  { key: 'name', title: 'Name', type: 'text', sortable: true, display: 'always' },
  { key: 'email', type: 'text', sortable: true, filterable: true },
  {
    key: 'role',
    type: 'choice',
    filterable: true,
    options: choices(ROLES, ROLE_LABELS),
  },
] as const;

/** An account of the company. */
export const USER = defineRecord({
  ...PERSON,
  kind: 'user',
  path: 'users',
  one: 'User',
  many: 'Users',
  listKey: 'identity.users',
  columns: [
    ...PERSON_COLUMNS,
    {
      key: 'status',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(USER_STATUSES, USER_STATUS_LABELS),
    },
    { key: 'lastSignInAt', title: 'Last sign-in', type: 'date', time: true, sortable: true },
    { key: 'createdAt', title: 'Added', type: 'date', time: true, sortable: true, display: 'hidden' },
    { key: 'signedIn', title: 'Has signed in', type: 'yesNo', filterable: true, display: 'never' },
  ],
  shows: {
    status: z.enum(USER_STATUSES),
    lastSignInAt: z.string().nullable(),
    /** Whether the person signs in with a second step. */
    secondFactor: z.boolean(),
    /** When the open invitation expires; null unless `status` is invited. */
    invitationExpiresAt: z.string().nullable(),
    createdAt: z.string(),
  },
});
export type User = Shown<typeof USER>;
export type UserStep = keyof (typeof USER)['steps'];
export type UserListQuery = Queried<typeof USER>;
export type InviteUser = Created<typeof USER>;
export type UpdateUser = Updated<typeof USER>;
