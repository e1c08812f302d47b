import { defineArea } from '../areas/define-area.js';

const APPS = { tab: 'admin', resource: 'apps' } as const;

/** The apps of a company. */
export const REGISTRY_AREA = defineArea({
  key: 'registry',
  permissions: { admin: { resources: { apps: 'Apps' } } },
  notifications: {
    'apps.switched': {
      title: 'An app is switched on or off',
      group: 'Apps',
      icon: 'apps',
      access: APPS,
      places: [{ path: 'admin/apps', access: APPS }],
      email: 'daily',
    },
  },
});
