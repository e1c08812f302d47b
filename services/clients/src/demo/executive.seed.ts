import type { PermissionEntry } from '@atrium/contracts';

/** What somebody has who looks after clients: everything of their own but to approve. */
export const EXECUTIVE: PermissionEntry = {
  tab: 'clientManagement',
  accessType: 'restricted',
  resources: ['clients', 'leads', 'proposals', 'projects'].map((resource) => ({
    resource,
    actions: ['read', 'create', 'update', 'delete', 'export'],
  })),
};
