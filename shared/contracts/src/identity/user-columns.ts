import { ROLE_LABELS, ROLES } from '../permissions/roles.js';

const USERS = { tab: 'admin', resource: 'users' } as const;

/** What the lists of accounts and invitations share: who may read them and who may share views of them. */
export const PEOPLE_LIST = {
  access: { ...USERS, action: 'read' },
  sharing: { ...USERS, action: 'update' },
} as const;

/** The first columns of both lists. */
export const PERSON_COLUMNS = [
  { key: 'name', title: 'Name', type: 'text', sortable: true, display: 'always' },
  { key: 'email', title: 'E-mail', type: 'text', sortable: true, filterable: true },
  {
    key: 'role',
    title: 'Role',
    type: 'choice',
    filterable: true,
    options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
  },
] as const;
