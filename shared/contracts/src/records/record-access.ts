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
  (asked: Action): Check => {
    if ('tab' in access) {
      const { alsoReadBy = [], instead = {}, ...own } = access;
      const action = instead[asked] ?? asked;
      const others = asked === 'read' ? alsoReadBy : [];
      const checks = [own, ...others].map((resource) => ({ ...resource, action }));
      return others.length > 0 ? { anyOf: checks } : { ...own, action };
    }
    return { roles: asked === 'read' ? access.readers : access.keepers };
  };
