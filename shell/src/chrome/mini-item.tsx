import { classNames, Icon, iconNamed } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { Flyout } from './flyout.js';
import type { NavigationGroup, NavigationItem } from './navigation.rules.js';
import { SidebarItem } from './sidebar-item.js';
import { useItemLink } from './use-item-link.js';

/** A line of the sidebar of icons: its name shows beside it. */
export function MiniItem({ item }: { item: NavigationItem }) {
  const { isActive, linkOf } = useItemLink();
  const { onPointerEnter, onFocus, ...link } = linkOf(item);
  return (
    <Flyout lines={0} title={item.title} onNear={onPointerEnter}>
      <Link
        {...link}
        className={classNames('at-nav-i', isActive(item) && 'active')}
        aria-label={item.title}
        onFocus={onFocus}
      >
        <Icon name={iconNamed(item.icon)} size={18} />
      </Link>
    </Flyout>
  );
}

/** An area of the sidebar of icons: its lines show beside it. */
export function MiniArea({ area: { title, icon, items } }: { area: NavigationGroup & { title: string } }) {
  const { isActive } = useItemLink();
  const hasActive = items.some(isActive);
  const lines = items.map((item) => <SidebarItem key={item.id} item={item} inArea />);
  return (
    <Flyout lines={items.length} title={title} content={lines}>
      <button
        type="button"
        className={classNames('at-nav-i', hasActive && 'has-active')}
        aria-label={title}
        aria-haspopup="true"
      >
        <Icon name={iconNamed(icon)} size={18} />
      </button>
    </Flyout>
  );
}
