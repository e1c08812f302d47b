import type { Action, Tab } from './permission-table.js';
import type { Role } from './roles.js';

export interface PermissionResource {
  resource: string;
  actions: Action[];
}

/** One permission entry of a user: a tab, wholly or for the listed resources and actions only. */
export interface PermissionEntry {
  tab: Tab;
  accessType: 'fullAccess' | 'restricted';
  resources: PermissionResource[];
}

/** What `can()` reads of a user. `permissions` is unknown because a malformed value must deny, not throw. */
export interface PermissionSubject {
  role: Role;
  permissions?: unknown;
}

type LooseResource = Partial<PermissionResource> | null | undefined;
type LooseEntry = Partial<PermissionEntry> | null | undefined;

/**
 * The product specification's permission check (section 6), pure and to the letter.
 * Callers log a denial for a missing user or malformed permissions; this function does not.
 */
// oxlint-disable-next-line atrium/max-parameters -- the specification gives this signature
export function can(
  user: PermissionSubject | null | undefined,
  tab: Tab,
  resource?: string,
  action?: Action,
): boolean {
  if (!user) return false;
  if (user.role === 'admin' && (tab === 'agencyDashboard' || tab === 'clientManagement')) return true;
  if (!Array.isArray(user.permissions)) return false;
  const entries = user.permissions as LooseEntry[];
  if (tab === 'calendar') return entries.some((entry) => Boolean(entry?.tab));
  if (tab === 'settings') return entries.some((entry) => entry?.tab === 'hrOperations');
  const entry = entries.find((candidate) => candidate?.tab === tab);
  if (!entry) return false;
  return resource || action ? grants(entry, resource, action) : true;
}

function grants(entry: Partial<PermissionEntry>, resource?: string, action?: Action): boolean {
  if (entry.accessType === 'fullAccess') return true;
  if (!Array.isArray(entry.resources)) return false;
  const resources = entry.resources as LooseResource[];
  const found = resources.find((candidate) => candidate?.resource === resource);
  if (!found) return false;
  return action ? Array.isArray(found.actions) && found.actions.includes(action) : true;
}
