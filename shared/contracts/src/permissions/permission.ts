import type { Action, Tab } from './permission-table.js';
import type { Role } from './roles.js';

export interface PermissionResource {
  resource: string;
  actions: Action[];
}

/** One permission entry of a user: a whole tab, or only the listed resources and actions. */
export interface PermissionEntry {
  tab: Tab;
  accessType: 'fullAccess' | 'restricted';
  resources: PermissionResource[];
}

/**
 * The part of a user that `can()` reads. `permissions` is unknown because a malformed value must deny and not throw.
 */
export interface PermissionSubject {
  role: Role;
  permissions?: unknown;
}

type LooseResource = Partial<PermissionResource> | null | undefined;
type LooseEntry = Partial<PermissionEntry> | null | undefined;

/**
 * The permission check of product specification 6, as a pure function.
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
