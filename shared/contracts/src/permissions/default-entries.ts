import type { PermissionEntry, PermissionResource } from './permission.js';
import { TABS, type Action, type Tab } from './permission-table.js';
import type { Role } from './roles.js';

const full = (tab: Tab): PermissionEntry => ({ tab, accessType: 'fullAccess', resources: [] });
const restricted = (tab: Tab, resources: PermissionResource[] = []): PermissionEntry => ({
  tab,
  accessType: 'restricted',
  resources,
});
const grant = (resource: string, ...actions: Action[]): PermissionResource => ({ resource, actions });

/** The permission entries that a role gives; an admin may change them per user afterwards. */
export const DEFAULT_ENTRIES: Record<Role, PermissionEntry[]> = {
  admin: TABS.map(full),
  hr: [full('hrOperations'), restricted('finance', [grant('payrollTable', 'read')]), restricted('calendar')],
  teamLeader: [
    restricted('hrOperations', [
      grant('attendence', 'read', 'approve'),
      grant('leave', 'read', 'approve'),
      grant('evaluation', 'read', 'create'),
      grant('hiring', 'read', 'create'),
    ]),
    restricted('calendar'),
  ],
  employee: [restricted('calendar')],
  client: [],
};
