import type { Check } from '../permissions/check.js';
import type { Action, Tab } from '../permissions/permission-table.js';
import type { Role } from '../permissions/roles.js';

/** Who reads a record and who keeps it, where no permission speaks of it. */
interface RolesOfRecord {
  readers: readonly Role[];
  keepers: readonly Role[];
}

/** What each action on a record is an action on, or the roles that it is for. */
export type RecordAccess = { tab: Tab; resource: string } | RolesOfRecord;

/** The check of each action on a record. */
export const accessCheck =
  (access: RecordAccess) =>
  (action: Action): Check => {
    if ('tab' in access) return { ...access, action };
    return { roles: action === 'read' ? access.readers : access.keepers };
  };
