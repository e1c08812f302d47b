import { can, type PermissionEntry, type PermissionResource, type PermissionSubject } from './permission.js';

export interface EntryHolder extends PermissionSubject {
  permissions: PermissionEntry[];
}

/** Whether `holder` has everything that `entries` give: nobody may give more than they have. */
export function holdsAll(holder: EntryHolder, entries: PermissionEntry[]): boolean {
  return entries.every((entry) => holds(holder, entry));
}

function holds(holder: EntryHolder, entry: PermissionEntry): boolean {
  // A person with any entry has the calendar.
  if (entry.tab === 'calendar') return can(holder, 'calendar');
  const own = holder.permissions.find(({ tab }) => tab === entry.tab);
  if (!own) return false;
  if (own.accessType === 'fullAccess') return true;
  return entry.accessType === 'restricted' && entry.resources.every((wanted) => grants(own, wanted));
}

function grants(own: PermissionEntry, wanted: PermissionResource): boolean {
  const held = own.resources.find(({ resource }) => resource === wanted.resource);
  return held !== undefined && wanted.actions.every((action) => held.actions.includes(action));
}
