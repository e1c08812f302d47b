import { Icon } from '../icon/icon.js';
import { Menu } from './menu.js';
import type { MenuItem } from './menu.types.js';

/** The three dots at the end of a row. The label says to which row the actions belong. */
export function RowMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    <Menu label={label} items={items} className="btn btn-ghost btn-icon btn-xs">
      <Icon name="dots" />
    </Menu>
  );
}
