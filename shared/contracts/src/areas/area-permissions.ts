import type { Tab } from '../permissions/permission-table.js';

/** What people call a permission tab and its resources. */
export interface TabWords {
  /** Of the tab itself, where it is the area's. */
  title?: string;
  /** The area's own resources of the tab, each by its title; one that the table does not know is there with the area. */
  resources?: Readonly<Record<string, string>>;
}

/** The permission tabs in which an area has something. */
export type AreaPermissions = Partial<Record<Tab, TabWords>>;
