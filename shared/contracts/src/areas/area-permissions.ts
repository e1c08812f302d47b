import type { Tab } from '../permissions/permission-table.js';

/** Labels of a permission tab and its resources. */
export interface TabWords {
  /** Label of the tab itself, if it belongs to the area. */
  title?: string;
  /**
   * The area's resources of the tab with their labels. A resource that the table does not have is added by the area.
   */
  resources?: Readonly<Record<string, string>>;
}

/** The permission tabs in which an area has resources. */
export type AreaPermissions = Partial<Record<Tab, TabWords>>;
