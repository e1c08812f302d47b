import { defineArea } from '../areas/define-area.js';
import { INVITATION } from './user-invitation.js';
import { USER } from './user.js';

/** The company, its accounts and their permissions. */
export const IDENTITY_AREA = defineArea({
  key: 'identity',
  records: [USER, INVITATION],
  permissions: {
    settings: { title: 'Settings' },
    admin: {
      title: 'Administration',
      resources: { users: 'Users', company: 'Company', audit: 'Audit trail', integrations: 'Integrations' },
    },
  },
  notifications: {
    'account.role-changed': {
      title: 'My role changes',
      group: 'My account',
      icon: 'shield-lock',
      mandatory: true,
      places: [],
      email: 'now',
    },
    'account.permissions-changed': {
      title: 'My permissions change',
      group: 'My account',
      icon: 'shield-lock',
      mandatory: true,
      places: [],
      email: 'now',
    },
    'account.security': {
      title: 'My account’s security changes',
      group: 'My account',
      icon: 'shield-lock',
      mandatory: true,
      places: [{ path: 'employee/Profile' }],
      email: 'now',
    },
    'mail.held': {
      title: 'My emails to people outside wait',
      group: 'My account',
      icon: 'mail',
      places: [],
      email: 'off',
    },
    'mail.omitted': {
      title: 'Emails of mine were not sent',
      group: 'My account',
      icon: 'mail',
      places: [],
      email: 'off',
    },
    'people.joined': {
      title: 'Someone accepts my invitation',
      group: 'People',
      icon: 'users',
      places: [
        { path: 'admin/users', access: { tab: 'admin', resource: 'users' } },
        {
          path: 'employee/Management',
          access: { tab: 'hrOperations', resource: 'addEmployee' },
          remote: 'hr',
        },
      ],
      email: 'daily',
    },
  },
});
