import type { ListDescription } from '../lists/list-description.js';
import { PEOPLE_LIST, PERSON_COLUMNS } from './user-columns.js';

/** invited: has an open invitation; active: may sign in; deactivated: may not sign in, and all sessions are ended. */
export const USER_STATUSES = ['invited', 'active', 'deactivated'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
export const USER_STATUS_LABELS: Record<UserStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
};

/** The list of the company's accounts. */
export const USER_LIST = {
  key: 'identity.users',
  ...PEOPLE_LIST,
  columns: [
    ...PERSON_COLUMNS,
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
