import { classNames, Icon, iconNamed } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { MenuCount } from './menu-count.js';
import type { NavigationItem } from '../navigation/navigation.rules.js';
import { useItemLink } from './use-item-link.js';

/** An item of the menu. */
export function SidebarItem({ item }: { item: NavigationItem }) {
  const { isActive, linkOf } = useItemLink();
  return (
    <Link {...linkOf(item)} className={classNames('at-nav-i', isActive(item) && 'active')}>
      <Icon name={iconNamed(item.icon)} size={18} />
      <span className="at-clip">{item.title}</span>
      <MenuCount items={[item]} />
    </Link>
  );
}
