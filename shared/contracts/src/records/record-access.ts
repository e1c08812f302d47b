import type { Check } from '../permissions/check.js';
import type { Action, Tab } from '../permissions/permission-table.js';
import type { Role } from '../permissions/roles.js';

/** Roles that may read and edit a record that no permission covers. */
interface RolesOfRecord {
  readers: readonly Role[];
  keepers: readonly Role[];
}

interface Resource {
  tab: Tab;
  resource: string;
}

interface ResourceOfRecord extends Resource {
  /** Others that let people read it. */
  alsoReadBy?: readonly Resource[];
  /** Actions that need another one of the resource: who writes evaluations does not make their templates. */
  instead?: Partial<Record<Action, Action>>;
}

/** The permission resource that guards the record, or the roles that may use it. */
export type RecordAccess = ResourceOfRecord | RolesOfRecord;

/** Makes the check of each action on a record. */
export const accessCheck =
  (access: RecordAccess) =>
  (action: Action): Check => {
    if ('tab' in access) {
      const { alsoReadBy = [], instead = {}, tab, resource } = access;
      const own = { tab, resource, action: instead[action] ?? action };
      if (action !== 'read' || alsoReadBy.length === 0) return own;
      return { anyOf: [own, ...alsoReadBy.map((other) => ({ ...other, action }))] };
    }
    return { roles: action === 'read' ? access.readers : access.keepers };
  };
