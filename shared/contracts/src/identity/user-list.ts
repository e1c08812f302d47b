import type { ListDescription } from '../lists/list-description.js';
import { ROLE_LABELS, ROLES } from '../permissions/roles.js';

/** invited: has an open invitation; active: may sign in; deactivated: may not, and every session is ended. */
export const USER_STATUSES = ['invited', 'active', 'deactivated'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
export const USER_STATUS_LABELS: Record<UserStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};

const USERS = { tab: 'admin', resource: 'users' } as const;

/** The list of the company's accounts. */
export const USER_LIST = {
  key: 'identity.users',
  access: { ...USERS, action: 'read' },
  sharing: { ...USERS, action: 'update' },
  columns: [
    { key: 'name', title: 'Name', type: 'text', sortable: true, display: 'always' },
    { key: 'email', title: 'E-mail', type: 'text', sortable: true, filterable: true },
    {
      key: 'role',
      title: 'Role',
      type: 'choice',
      filterable: true,
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
    },
    {
      key: 'status',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: USER_STATUSES.map((value) => ({ value, label: USER_STATUS_LABELS[value] })),
    },
    { key: 'lastSignInAt', title: 'Last sign-in', type: 'date', time: true, sortable: true },
    { key: 'createdAt', title: 'Added', type: 'date', time: true, sortable: true, display: 'hidden' },
    { key: 'signedIn', title: 'Has signed in', type: 'yesNo', filterable: true, display: 'never' },
  ],
} as const satisfies ListDescription;
